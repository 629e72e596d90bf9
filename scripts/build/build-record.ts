import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { folders } from "../project/folders.ts";
import { readSiteFiles } from "../site/site-file.ts";

/** The file with a digest of the inputs of the last successful build. */
const record = join(folders.cache, "built-from");

/** Whether the built site matches the project in its current state. */
export async function isBuilt(): Promise<boolean> {
  if (!existsSync(join(folders.site, "index.html")) || !existsSync(record)) return false;
  return (await readFile(record, "utf8")) === (await inputsDigest());
}

/**
 * Call this before a build, so that an interrupted build leaves nothing to serve or deploy.
 *
 * @returns a function that records that the site was built, from the project as it is now
 */
export async function beginBuild(): Promise<() => Promise<void>> {
  for (const path of [record, folders.site, folders.hosts]) {
    await rm(path, { recursive: true, force: true });
  }
  const digest = await inputsDigest();
  return async () => {
    await mkdir(folders.cache, { recursive: true });
    await writeFile(record, digest);
  };
}

/** A digest of the sources, the scripts, the installed packages and the environment of a build. */
async function inputsDigest(): Promise<string> {
  const hash = createHash("sha256");
  for (const name of ["SITE_OPERATOR", "SITE_ORIGIN", "SITE_ROOT", "SUPPORT_EMAIL"]) {
    hash.update(`${name}=${process.env[name] ?? ""}\n`);
  }
  for (const name of ["package-lock.json", "vite.config.ts"]) {
    hash.update(await readFile(join(folders.project, name)));
  }
  for (const name of ["public", "scripts", "src"]) {
    for (const { address, contents } of await readSiteFiles(join(folders.project, name))) {
      hash.update(`${name}${address} ${contents.length}\n`).update(contents);
    }
  }
  return hash.digest("hex");
}
