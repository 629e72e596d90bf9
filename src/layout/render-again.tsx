import { createRoot } from "react-dom/client";
import { loadPage } from "../routes.ts";
import { App } from "./App.tsx";

/**
 * Shows the page at the address in an element of its own, in place of a lost one.
 *
 * @param giveUp called with what stands in its place where that is lost, too.
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
