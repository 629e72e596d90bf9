import { prerender } from "react-dom/static";
import { site } from "./content/site.ts";
import { Document, inlineScripts } from "./Document.tsx";
import type { DocumentAssets, Prerenderer } from "./prerenderer.ts";
import { App } from "./layout/App.tsx";
import { notFoundPath } from "./page.ts";
import { loadPage, routePaths } from "./routes.ts";

export const prerenderer: Prerenderer = {
  site,
  routePaths,
  notFoundPath,
  inlineScripts,
  renderPage,
};

async function renderPage(path: string, assets: DocumentAssets): Promise<string> {
  const page = await loadPage(path);
  const hasIntegrity = Object.keys(assets.integrity).length > 0;
  const { prelude } = await prerender(
    <Document path={path} assets={assets} meta={page.meta}>
      <App path={path} page={page} />
    </Document>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // React puts the map before every script that it applies to, so that all browsers use it.
      importMap: hasIntegrity ? { integrity: assets.integrity } : undefined,
    },
  );
  return new Response(prelude).text();
}
