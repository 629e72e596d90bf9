import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A file of the built site; its address is where it stands below the site's root. */
export interface SiteFile {
  readonly address: string;
  readonly contents: Buffer;
}

/** Writes a file of the site that is built in a folder. */
export async function writeSiteFile(
  folder: string,
  { address, contents }: SiteFile,
): Promise<void> {
  const path = join(folder, address);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, contents);
}

/** Every file of the site that is built in a folder, in the order of their addresses. */
export async function readSiteFiles(folder: string): Promise<readonly SiteFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const files: SiteFile[] = [];
  // One after the other, for a system may let few be open at once.
  for (const path of paths) {
    const address = path.slice(folder.length).replaceAll("\\", "/");
    files.push({ address, contents: await readFile(path) });
  }
  return files;
}

/**
 * The files of the built site.
 *
 * @throws where there is none, with a sentence that says what to do.
 */
export async function readBuiltSite(folder: string): Promise<readonly SiteFile[]> {
  if (existsSync(join(folder, "index.html"))) return readSiteFiles(folder);
  throw new Error("There is no built site yet: make one with `npm run build`, or use `npm start`.");
}

/** Whether a file is an HTML document. */
export function isPage({ address }: SiteFile): boolean {
  return address.endsWith(".html");
}
