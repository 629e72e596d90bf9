/** Serves the site during development and renders it for each request: `npm run dev`. */
import { createServer, type Plugin, type ViteDevServer } from "vite";
import { prerendererOf } from "./build/bundle-prerenderer.ts";
import { settingsFrom } from "./build/settings.ts";
import { folders } from "./project/folders.ts";
import { portFrom } from "./server/listen.ts";

// Vite would report a wrong setting in two sentences.
settingsFrom(process.env);
const port = portFrom(process.env["PORT"], 5173);

/** Answers requests for anything that is not a source file. */
const renderedPages: Plugin = {
  name: "rendered-pages",
  configureServer: (vite) => () => {
    vite.middlewares.use(({ url = "/" }, response, next) => {
      renderPage(vite, url.replace(/\?.*/, "")).then(({ status, html }) => {
        response.writeHead(status, { "Content-Type": "text/html;charset=utf-8" }).end(html);
      }, next);
    });
  },
};

const server = await createServer({
  root: folders.project,
  plugins: [renderedPages],
  server: { host: "127.0.0.1", port },
});
await server.listen();
console.log(`Keypace is at ${server.resolvedUrls?.local[0]}`);

async function renderPage(
  vite: ViteDevServer,
  path: string,
): Promise<{ status: number; html: string }> {
  const prerenderer = prerendererOf(await vite.ssrLoadModule("/src/prerender.tsx"));
  const isPage = prerenderer.routePaths.includes(path);
  const html = await prerenderer.renderPage(isPage ? path : prerenderer.notFoundPath, {
    scripts: ["/src/start-test.ts", "/src/client.tsx"],
    fonts: [],
    modules: [],
    integrity: {},
  });
  return { status: isPage ? 200 : 404, html: await vite.transformIndexHtml(path, html) };
}
