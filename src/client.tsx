// First, for the layers of style take their order from the first file that names them.
import "./styles/tokens.css";
import "./styles/base.css";
import "./layout/Footer.css";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { PageFrame } from "./layout/PageFrame.tsx";
import { loadPage } from "./routes.ts";

const root = document.getElementById("root");
const path = root?.dataset["path"];

if (root && path) {
  // Also where the page's own script did not run; see Passage.module.css.
  root.setAttribute("data-drawn", "");
  // Not awaited: a top-level await would split this file into many.
  void loadPage(path).then((page) => {
    // In steps, between which what is typed already is shown.
    startTransition(() => {
      hydrateRoot(
        root,
        <StrictMode>
          <PageFrame firstPath={path} firstPage={page} />
        </StrictMode>,
      );
    });
  });
}
