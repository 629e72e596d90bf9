import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { basename, join } from "node:path";

/** A server of the pages that the site is compared with. */
export function pagesServer(): Server {
  return createServer(({ url = "" }, response) => {
    readFile(join(import.meta.dirname, "../pages", `${basename(url)}.html`)).then(
      (html) => response.setHeader("Content-Type", "text/html;charset=utf-8").end(html),
      () => response.writeHead(404).end(),
    );
  });
}
