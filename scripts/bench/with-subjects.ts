import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isBuilt } from "../build/build-record.ts";
import { buildSite } from "../build/build-site.ts";
import { folders } from "../project/folders.ts";
import { closeServer, listen } from "../server/listen.ts";
import type { siteServer } from "../server/site-server.ts";
import { floorSubject, importFrom, siteSubject, type Subject } from "./subject.ts";

/**
 * Builds and serves all subjects during a task.
 *
 * @param revision to measure the site against, if any
 */
export async function withSubjects(
  revision: string | undefined,
  task: (subjects: readonly Subject[]) => Promise<void>,
): Promise<void> {
  const servers: Server[] = [];
  const serve = (server: Server) => {
    servers.push(server);
    return listen(server, 0);
  };
  const serveProject = async (name: string, project: string) =>
    siteSubject(name, await serve(await projectServer(project)), project);

  const other = revision === undefined ? undefined : await checkOut(revision);
  try {
    // A build that does not keep its promises can still be measured.
    if (!(await isBuilt())) for (const problem of await buildSite()) console.error(problem);
    const floor = await readFile(join(import.meta.dirname, "pages/floor.html"));
    await task([
      await serveProject("site", folders.project),
      ...(revision && other ? [await serveProject(revision, other)] : []),
      floorSubject(await serve(floorServer(floor))),
    ]);
  } finally {
    for (const server of servers) closeServer(server);
    if (other) await rm(other, { recursive: true, force: true });
  }
}

function floorServer(html: Buffer): Server {
  return createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html;charset=utf-8").end(html);
  });
}

/**
 * The server of a project's built site, from its own code: the headers of one revision may refuse the pages
 * of another.
 */
async function projectServer(project: string): Promise<Server> {
  const server = await importFrom<{ siteServer: typeof siteServer }>(
    project,
    "scripts/server/site-server.ts",
  );
  return server.siteServer(join(project, "dist"));
}

/**
 * Checks a revision of the project out into a new folder and builds it there, with the packages installed
 * here. The repository stays unchanged.
 *
 * @returns the folder, which the caller removes.
 * @throws if there is no such revision, or if it cannot be built.
 */
async function checkOut(revision: string): Promise<string> {
  const archive = execFileSync("git", ["archive", "--format=tar", revision], {
    cwd: folders.project,
    maxBuffer: 2 ** 30,
  });
  const folder = await mkdtemp(join(tmpdir(), "keypace-bench-"));
  execFileSync("tar", ["-xf", "-"], { cwd: folder, input: archive });
  await linkPackages(folder);
  // The build may fail today's checks; its files only have to exist.
  spawnSync(process.execPath, ["scripts/build.ts"], { cwd: folder, stdio: "ignore" });
  if (!existsSync(join(folder, "dist/index.html"))) {
    throw new Error(`The revision ${revision} cannot be built with the packages installed here.`);
  }
  return folder;
}

/** Each package separately, because the caches of builds beside them must not be shared. */
async function linkPackages(folder: string): Promise<void> {
  const installed = join(folders.project, "node_modules");
  const linked = join(folder, "node_modules");
  await mkdir(linked);
  const names = (await readdir(installed)).filter((name) => !name.startsWith("."));
  await Promise.all(
    [...names, ".bin"].map((name) =>
      symlink(join(installed, name), join(linked, name), "junction"),
    ),
  );
}
