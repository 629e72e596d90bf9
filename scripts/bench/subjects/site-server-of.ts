import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { siteServer } from "../../server/site-server.ts";

/**
 * The server of a checked-out project, from its own code: the headers of one revision may refuse the pages
 * of another.
 *
 * @throws if that revision has its server elsewhere.
 */
export async function siteServerOf(project: string): Promise<typeof siteServer> {
  const file = pathToFileURL(join(project, "scripts/server/site-server.ts"));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same file, of whatever revision
  const module = (await import(file.href)) as { siteServer: typeof siteServer };
  return module.siteServer;
}
