import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folders } from "../../project/folders.ts";

/**
 * Checks a revision of the project out into a new folder and builds it there, with the packages installed
 * here. The repository stays unchanged.
 *
 * @returns the folder, which the caller removes.
 * @throws if there is no such revision, or if it cannot be built.
 */
export async function checkOut(revision: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "keypace-bench-"));
  const archive = run("git", ["archive", "--format=tar", revision], folders.project);
  run("tar", ["-xf", "-"], folder, archive);
  await linkPackages(folder);
  // The build may fail today's checks; its files only have to exist.
  spawnSync(process.execPath, ["scripts/build.ts"], { cwd: folder, stdio: "ignore" });
  if (!existsSync(join(folder, "dist/index.html"))) {
    throw new Error(`The revision ${revision} cannot be built with the packages installed here.`);
  }
  return folder;
}

function run(program: string, parameters: readonly string[], cwd: string, input?: Buffer): Buffer {
  const { status, stdout, stderr } = spawnSync(program, parameters, {
    cwd,
    ...(input && { input }),
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) throw new Error(`${program} ${parameters.join(" ")}: ${String(stderr)}`);
  return stdout;
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
