// First, for the layers of style take their order from the first file that names them.
import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import "./layout/Footer.css";
import "./layout/StartProblem.css";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./layout/App.tsx";
import { showStartProblem } from "./layout/StartProblem.tsx";
import type { PageModule } from "./page.ts";
import { loadPage } from "./routes.ts";
import { preloadable } from "./ui/preloadable.ts";

const anewAhead = preloadable(() => import("./layout/render-again.tsx"));

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
    const anew = anewAhead.getState();
    const isAlive = prerendered.dataset["alive"] !== undefined;
    if (isAlive && typeof anew === "object") anew.renderAgain(prerendered, giveUp);
    else giveUp(prerendered);
  };
  // In steps, between which what is typed already is shown.
  startTransition(() => {
    hydrateRoot(prerendered, <App root={prerendered} path={firstPath} page={firstPage} />, {
      onUncaughtError,
    });
  });
}
