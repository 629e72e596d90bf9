import { createRoot } from "react-dom/client";
import { loadPage } from "../routes.ts";
import { App } from "./App.tsx";

/**
 * Renders the page at the address into a new root, in place of a lost one.
 *
 * @param giveUp called with the new root if that fails, too
 */
export function renderAgain(lost: HTMLElement, giveUp: (lost: HTMLElement) => void): void {
  const fresh = document.createElement("div");
  fresh.id = lost.id;
  fresh.setAttribute("data-drawn", "");
  lost.replaceWith(fresh);
  const path = location.pathname;
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    giveUp(fresh);
  };
  void loadPage(path).then(
    (page) =>
      createRoot(fresh, { onUncaughtError }).render(<App root={fresh} path={path} page={page} />),
    () => giveUp(fresh),
  );
}
