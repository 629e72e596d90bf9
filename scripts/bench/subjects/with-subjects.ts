import { rm } from "node:fs/promises";
import type { Server } from "node:http";
import { join } from "node:path";
import { isBuilt } from "../../build/build-record.ts";
import { buildSite } from "../../build/build-site.ts";
import { folders } from "../../project/folders.ts";
import { listen } from "../../server/listen.ts";
import { checkOut } from "./check-out.ts";
import { plainSubject } from "./plain-subject.ts";
import { pagesServer } from "./serve-pages.ts";
import { siteServerOf } from "./site-server-of.ts";
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
    const siteServer = await siteServerOf(project);
    return siteSubject(name, await serve(await siteServer(join(project, "dist"))), project);
  };

  const other = revision === null ? null : await checkOut(revision);
  try {
    if (!(await isBuilt())) printProblems(await buildSite());
    const pages = await serve(pagesServer());
    await task([
      await serveProject("site", folders.project),
      ...(other === null ? [] : [await serveProject(revision ?? "", other)]),
      plainSubject("floor", `${pages}floor`),
      plainSubject("duties", `${pages}duties`),
      plainSubject("naive", `${pages}naive`),
    ]);
  } finally {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    if (other !== null) await rm(other, { recursive: true, force: true });
  }
}

/** A build that does not keep its promises can still be measured. */
function printProblems(problems: readonly string[]): void {
  for (const problem of problems) console.error(problem);
}
