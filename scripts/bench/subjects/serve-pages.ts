import { createServer, type Server } from "node:http";
import { join } from "node:path";
import sirv from "sirv";

/** A server of the pages that the site is compared with. */
export function pagesServer(): Server {
  const sendFile = sirv(join(import.meta.dirname, "../pages"), { extensions: ["html"] });
  return createServer((request, response) => sendFile(request, response));
}
