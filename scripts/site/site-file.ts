import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A file of the built site; its address is its path below the root of the site. */
export interface SiteFile {
  readonly address: string;
  readonly contents: Buffer;
}

export function textFile(address: string, text: string): SiteFile {
  return { address, contents: Buffer.from(text) };
}

export async function writeSiteFile(
  folder: string,
  { address, contents }: SiteFile,
): Promise<void> {
  const path = join(folder, address);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, contents);
}

/** Every file of a built site, sorted by address. */
export async function readSiteFiles(folder: string): Promise<readonly SiteFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const files: SiteFile[] = [];
  // One after the other, because some systems allow few open files.
  for (const path of paths) {
    const address = path.slice(folder.length).replaceAll("\\", "/");
    files.push({ address, contents: await readFile(path) });
  }
  return files;
}

/**
 * Returns the files of the built site.
 *
 * @throws if there is none, with a sentence that says what to do.
 */
export async function readBuiltSite(folder: string): Promise<readonly SiteFile[]> {
  if (existsSync(join(folder, "index.html"))) return readSiteFiles(folder);
  throw new Error("The site has not been built yet. Run `npm run build`, or use `npm start`.");
}

/** Whether a file is an HTML document. */
export function isPage({ address }: Pick<SiteFile, "address">): boolean {
  return address.endsWith(".html");
}

/** The file that a page is prerendered to; hosts answer `/about` with `/about.html`. */
export function pageFile(path: string): string {
  return path === "/" ? "/index.html" : `/${path.replace(/^\//, "")}.html`;
}
