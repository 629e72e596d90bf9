// First, because the first file that names the layers of styles decides their order.
import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import "./layout/prerendered.css";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./layout/App.tsx";
import { showStartProblem } from "./layout/StartProblem.tsx";
import type { PageModule } from "./page.ts";
import { loadPage } from "./routes.ts";
import semibold from "./styles/fonts/keypace-mono-600.woff2";
import { preloadable } from "./ui/preloadable.ts";

preloadable(async () =>
  document.fonts.add(
    await new FontFace("Keypace Mono", `url(${semibold})`, { weight: "600" }).load(),
  ),
);

const firstRoot = document.getElementById("root");
const firstPath = firstRoot?.dataset["path"];

// Not awaited: a top-level await would split this file into many.
if (firstRoot && firstPath) {
  void loadPage(firstPath).then((page) => hydrate(firstRoot, firstPath, page), showStartProblem);
}

/**
 * Hydrates a prerendered page. If that fails, the page stays as it was and says so. If the page breaks
 * later, for example because an extension removes elements, React renders it again with the visit's data.
 */
function hydrate(prerendered: HTMLElement, path: string, page: PageModule): void {
  // Also if the page's own script did not run; see Passage.module.css.
  prerendered.setAttribute("data-drawn", "");
  const copy = prerendered.cloneNode(true);
  const giveUp = (lost: HTMLElement) => {
    lost.replaceWith(copy);
    showStartProblem();
  };
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    if (prerendered.dataset["alive"] === undefined) giveUp(prerendered);
    else renderAgain(prerendered, giveUp);
  };
  // In steps, so that the browser can show what was typed between them.
  startTransition(() => {
    hydrateRoot(prerendered, appIn(prerendered, path, page), { onUncaughtError });
  });
}

/**
 * Renders the page at the address into a new root, in place of a lost one.
 *
 * @param giveUp called with the new root if that fails, too
 */
function renderAgain(lost: HTMLElement, giveUp: (lost: HTMLElement) => void): void {
  const root = document.createElement("div");
  root.id = lost.id;
  root.setAttribute("data-drawn", "");
  lost.replaceWith(root);
  const path = location.pathname;
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    giveUp(root);
  };
  void loadPage(path).then(
    (page) => createRoot(root, { onUncaughtError }).render(appIn(root, path, page)),
    () => giveUp(root),
  );
}

function appIn(root: HTMLElement, path: string, page: PageModule) {
  return (
    <StrictMode>
      <App root={root} path={path} page={page} />
    </StrictMode>
  );
}
