import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { basename, join } from "node:path";

/** Creates a server of the pages for comparison. */
export function pagesServer(): Server {
  return createServer(({ url = "" }, response) => {
    wholePage(basename(url)).then(
      (html) => response.setHeader("Content-Type", "text/html;charset=utf-8").end(html),
      () => response.writeHead(404).end(),
    );
  });
}

/** A page with the parts that it shares with others inserted, so that it is one response. */
async function wholePage(name: string): Promise<string> {
  const pieces = (await fileText(`${name}.html`)).split(/<!-- (.+\.part\.html) -->/);
  const texts = pieces.map(async (piece, index) => (index % 2 === 0 ? piece : fileText(piece)));
  return (await Promise.all(texts)).join("");
}

function fileText(name: string): Promise<string> {
  return readFile(join(import.meta.dirname, "../pages", name), "utf8");
}
