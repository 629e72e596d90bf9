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
import { preloadable, preloadAll } from "./ui/preloadable.ts";

preloadable(async () =>
  document.fonts.add(
    await new FontFace("Keypace Mono", `url(${semibold})`, { weight: "600" }).load(),
  ),
);

// Loads what did not load while the visitor was offline.
addEventListener("online", preloadAll);

const firstRoot = document.getElementById("root");
const firstPath = firstRoot?.dataset["path"];

// Not awaited: a top-level await would split this file into many.
if (firstRoot && firstPath) {
  void loadPage(firstPath).then((page) => start(firstRoot, firstPath, page), showStartProblem);
}

/**
 * Hydrates a prerendered page. If that fails, the page stays as it was and says so. If the page breaks
 * later, for example because an extension removes elements, React renders the page at the address into a
 * new root, with the visit's data.
 */
function start(prerendered: HTMLElement, path: string, page: PageModule): void {
  // Also if the page's own script did not run; see Passage.module.css.
  prerendered.setAttribute("data-drawn", "");
  const copy = prerendered.cloneNode(true);
  const root = document.createElement("div");
  const giveUp = () => {
    (root.isConnected ? root : prerendered).replaceWith(copy);
    showStartProblem();
  };
  render(prerendered, path, page, () => {
    if (prerendered.dataset["alive"] === undefined) return giveUp();
    root.id = prerendered.id;
    root.setAttribute("data-drawn", "");
    prerendered.replaceWith(root);
    const { pathname } = location;
    void loadPage(pathname).then((again) => render(root, pathname, again, giveUp), giveUp);
  });
}

/** @param onLost called if React fails outside the error boundary, and removes all that it rendered */
function render(root: HTMLElement, path: string, page: PageModule, onLost: () => void): void {
  const app = (
    <StrictMode>
      <App root={root} path={path} page={page} />
    </StrictMode>
  );
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    onLost();
  };
  // In steps, so that the browser can show what was typed between them.
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, app, { onUncaughtError });
    else createRoot(root, { onUncaughtError }).render(app);
  });
}
