import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { folders } from "../project.ts";

/** A file of the built site; its address is where it stands below the site's root. */
export interface SiteFile {
  readonly address: string;
  readonly contents: Buffer;
}

/** Writes a file of the built site. */
export async function writeSiteFile(address: string, contents: string | Buffer): Promise<void> {
  const path = join(folders.site, address);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, contents);
}

/** Every file of the built site, in the order of their addresses. */
export async function readSiteFiles(): Promise<readonly SiteFile[]> {
  const entries = await readdir(folders.site, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Promise.all(
    paths.map(async (path) => ({
      address: path.slice(folders.site.length).replaceAll("\\", "/"),
      contents: await readFile(path),
    })),
  );
}
