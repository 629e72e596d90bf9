import { buildIfChanged } from "../build/build-site.ts";
import { folders } from "../project/folders.ts";
import { closeServer, listen } from "./listen.ts";
import { siteServer } from "./site-server.ts";

/** Serves the site, built if the project has changed, at a free port during a task. */
export async function withBuiltSite(task: (address: string) => Promise<void>): Promise<void> {
  await buildIfChanged();
  const server = await siteServer(folders.site);
  try {
    await task(await listen(server, 0));
  } finally {
    closeServer(server);
  }
}
