/** Serves the site during development and renders it for each request: `npm run dev`. */
import { createServer } from "node:http";
import { createServer as createViteServer } from "vite";
import { settingsFrom } from "./build/settings.ts";
import { prerendererOf } from "./build/prerenderer-of.ts";
import { folders } from "./project/folders.ts";
import { listen, stopOnSignal } from "./server/listen.ts";
import { portFrom } from "./server/port.ts";

// Vite would report a wrong setting in two sentences.
settingsFrom(process.env);
const port = portFrom(process.env["PORT"], 5173);
const server = createServer();
const vite = await createViteServer({
  root: folders.project,
  server: { middlewareMode: true, hmr: { server } },
});

server.on("request", (request, response) => {
  vite.middlewares(request, response, () => {
    const [path = "/"] = (request.url ?? "/").split("?");
    renderPage(path).then(
      ({ status, html }) => {
        response.writeHead(status, { "Content-Type": "text/html;charset=utf-8" }).end(html);
      },
      (error: unknown) => {
        console.error(error);
        response.writeHead(500, { "Content-Type": "text/plain;charset=utf-8" }).end(String(error));
      },
    );
  });
});
server.on("close", () => void vite.close());

const address = await listen(server, port);
stopOnSignal(server);
console.log(`Keypace is at ${address}`);

async function renderPage(path: string): Promise<{ status: number; html: string }> {
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
