import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { basename, join } from "node:path";

/** A server of the pages that the site is compared with. */
export function pagesServer(): Server {
  return createServer(({ url = "" }, response) => {
    wholePage(basename(url)).then(
      (html) => response.setHeader("Content-Type", "text/html;charset=utf-8").end(html),
      () => response.writeHead(404).end(),
    );
  });
}

/** A page with the styles and scripts that it has in common with others in it, so that it is one answer. */
async function wholePage(name: string): Promise<string> {
  const page = await fileText(`${name}.html`);
  const parts = page.split(/<link rel="stylesheet" href="(.+)" \/>|<script src="(.+)"><\/script>/);
  const texts = parts.map(async (part, index) => {
    if (index % 3 === 0 || part === undefined) return part;
    const text = await fileText(part);
    return index % 3 === 1 ? `<style>${text}</style>` : `<script>${text}</script>`;
  });
  return (await Promise.all(texts)).join("");
}

function fileText(name: string): Promise<string> {
  return readFile(join(import.meta.dirname, "../pages", name), "utf8");
}
