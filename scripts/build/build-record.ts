import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { folders } from "../project/folders.ts";
import { readSiteFiles } from "../site/site-file.ts";
import { settingNames } from "./settings.ts";

/** Whether the built site matches the project in its current state. */
export async function isBuilt({ project, site, cache } = folders): Promise<boolean> {
  const record = join(cache, recordName);
  if (!existsSync(join(site, "index.html")) || !existsSync(record)) return false;
  return (await readFile(record, "utf8")) === (await inputsDigest(project));
}

/**
 * Call this before a build, so that an interrupted build leaves nothing to serve or deploy.
 *
 * @returns a function that records that the site was built, from the project as it is now
 */
export async function beginBuild({ project, site, hosts, cache } = folders): Promise<
  () => Promise<void>
> {
  const record = join(cache, recordName);
  for (const path of [record, site, hosts]) {
    await rm(path, { recursive: true, force: true });
  }
  const digest = await inputsDigest(project);
  return async () => {
    await mkdir(cache, { recursive: true });
    await writeFile(record, digest);
  };
}

/** The file with a digest of the inputs of the last successful build. */
const recordName = "built-from";

/** A digest of the sources, the scripts, the installed packages and the environment of a build. */
async function inputsDigest(project: string): Promise<string> {
  const hash = createHash("sha256");
  for (const name of settingNames) {
    hash.update(`${name}=${process.env[name] ?? ""}\n`);
  }
  for (const name of ["package-lock.json", "vite.config.ts"]) {
    hash.update(await readFile(join(project, name)));
  }
  for (const name of ["public", "scripts", "src"]) {
    for (const { address, contents } of await readSiteFiles(join(project, name))) {
      hash.update(`${name}${address} ${contents.length}\n`).update(contents);
    }
  }
  return hash.digest("hex");
}
