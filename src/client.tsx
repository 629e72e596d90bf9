// First, for the layers of style take their order from the first file that names them.
import "./styles/tokens.css";
import "./styles/base.css";
import "./layout/Footer.css";
import "./layout/StartProblem.css";
import { startTransition, StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { PageFrame } from "./layout/PageFrame.tsx";
import { showStartProblem } from "./layout/start-problem.ts";
import type { PageModule } from "./page.ts";
import { loadPage } from "./routes.ts";

const root = document.getElementById("root");
const path = root?.dataset["path"];

// Not awaited: a top-level await would split this file into many.
if (root && path) {
  void loadPage(path).then((page) => bringToLife(root, path, page), showStartProblem);
}

/**
 * Has React take over a prerendered page. Where it cannot, the page stays as it was and says so.
 *
 * What is lost later, as when an extension takes the page apart, is shown anew: what the visit holds
 * is in memory and comes back with it.
 */
function bringToLife(prerendered: HTMLElement, firstPath: string, firstPage: PageModule): void {
  // Also where the page's own script did not run; see Passage.module.css.
  prerendered.setAttribute("data-drawn", "");
  const copy = prerendered.cloneNode(true);
  const giveUp = (lost: HTMLElement) => {
    lost.replaceWith(copy);
    showStartProblem();
  };
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    if (prerendered.dataset["alive"] === undefined) giveUp(prerendered);
    else showAnew(prerendered, giveUp);
  };
  // In steps, between which what is typed already is shown.
  startTransition(() => {
    hydrateRoot(prerendered, <App root={prerendered} path={firstPath} page={firstPage} />, {
      onUncaughtError,
    });
  });
}

/** Shows the page at the address in an element of its own, in place of a lost one. */
function showAnew(lost: HTMLElement, giveUp: (lost: HTMLElement) => void): void {
  const fresh = document.createElement("div");
  fresh.id = lost.id;
  fresh.setAttribute("data-drawn", "");
  lost.replaceWith(fresh);
  const { pathname } = location;
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    giveUp(fresh);
  };
  void loadPage(pathname).then(
    (page) =>
      createRoot(fresh, { onUncaughtError }).render(
        <App root={fresh} path={pathname} page={page} />,
      ),
    () => giveUp(fresh),
  );
}

/** @param root marked once the page answers. */
function App({
  root: element,
  path: firstPath,
  page,
}: {
  root: HTMLElement;
  path: string;
  page: PageModule;
}) {
  useEffect(() => element.setAttribute("data-alive", ""), [element]);
  return (
    <StrictMode>
      <PageFrame firstPath={firstPath} firstPage={page} />
    </StrictMode>
  );
}
