/** `tag address integrity` of each language's file, with commas between: put in by the build. */
const pinned = "%LANGUAGE FILES%";

/**
 * Fetches the file of a language with its digest, so that what is imported then is what was built. Those
 * of all other scripts stand in the pages; with two dozen more each page would be a kilobyte longer.
 *
 * @throws where it cannot be fetched.
 */
export async function loadPinned(language: string): Promise<void> {
  const file = pinned.split(",").find((line) => line.startsWith(`${language} `));
  const [, href, integrity] = file?.split(" ") ?? [];
  if (href === undefined || integrity === undefined) return;
  const link = document.createElement("link");
  if (!link.relList.supports("modulepreload")) return;
  await new Promise<void>((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error(`${href} cannot be fetched.`)));
    Object.assign(link, { rel: "modulepreload", href, integrity });
    document.head.append(link);
  }).finally(() => link.remove());
}
