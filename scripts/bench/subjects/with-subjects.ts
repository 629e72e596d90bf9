import { readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isBuilt } from "../../build/build-record.ts";
import { buildSite } from "../../build/build-site.ts";
import { folders } from "../../project/folders.ts";
import { closeServer, listen } from "../../server/listen.ts";
import type { siteServer } from "../../server/site-server.ts";
import { checkOut } from "./check-out.ts";
import { floorSubject } from "./floor-subject.ts";
import { siteSubject } from "./site-subject.ts";
import type { Subject } from "./subject.ts";

/**
 * Builds and serves all subjects during a task.
 *
 * @param revision to measure the site against, if any
 */
export async function withSubjects(
  revision: string | null,
  task: (subjects: readonly Subject[]) => Promise<void>,
): Promise<void> {
  const servers: Server[] = [];
  const serve = (server: Server) => {
    servers.push(server);
    return listen(server, 0);
  };
  const serveProject = async (name: string, project: string) => {
    return siteSubject(name, await serve(await projectServer(project)), project);
  };

  const other = revision === null ? null : await checkOut(revision);
  try {
    // A build that does not keep its promises can still be measured.
    if (!(await isBuilt())) for (const problem of await buildSite()) console.error(problem);
    await task([
      await serveProject("site", folders.project),
      ...(other === null ? [] : [await serveProject(revision ?? "", other)]),
      floorSubject(await serve(floorServer(await readFile(floor)))),
    ]);
  } finally {
    for (const server of servers) closeServer(server);
    if (other !== null) await rm(other, { recursive: true, force: true });
  }
}

const floor = join(import.meta.dirname, "../pages/floor.html");

function floorServer(html: Buffer): Server {
  return createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html;charset=utf-8").end(html);
  });
}

/**
 * The server of a project's built site, from its own code: the headers of one revision may refuse the pages
 * of another.
 *
 * @throws if that revision has its server elsewhere.
 */
async function projectServer(project: string): Promise<Server> {
  const file = pathToFileURL(join(project, "scripts/server/site-server.ts"));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same file, of whatever revision
  const module = (await import(file.href)) as { siteServer: typeof siteServer };
  return module.siteServer(join(project, "dist"));
}
