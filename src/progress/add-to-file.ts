import { footOfLines, headOfLines } from "../saved-tests/file-entries.ts";

declare global {
  interface Window {
    /** Left out by browsers without the File System Access API. */
    showSaveFilePicker?: (options: object) => Promise<FileSystemFileHandle>;
  }
}

export function canKeepAdding(): boolean {
  return typeof window.showSaveFilePicker === "function";
}

/** @returns `null` where the visitor thought better of it, or the browser refuses. */
export async function chooseFile(): Promise<FileSystemFileHandle | null> {
  try {
    const types = [{ description: "Saved tests", accept: { "application/json": [".json"] } }];
    const choice = await window.showSaveFilePicker?.({
      suggestedName: "keypace-tests.json",
      types,
    });
    return choice ?? null;
  } catch {
    return null;
  }
}

/**
 * Adds tests to the end of a file, which is empty or has a test a line, as the site saves them.
 *
 * @param entries of the tests, each as `entryText` makes it
 * @returns `false` for a file that holds anything else: it stays as it is.
 */
export async function addToFile(
  handle: FileSystemFileHandle,
  entries: readonly string[],
): Promise<boolean> {
  const file = await handle.getFile();
  const foot = `\n${footOfLines}\n`;
  const isNew = file.size === 0;
  const isOurs =
    (await file.slice(0, headOfLines.length + 1).text()) === `${headOfLines}\n` &&
    (await file.slice(-foot.length).text()) === foot;
  if (!isNew && !isOurs) return false;
  if (entries.length === 0) return true;
  const hasTests = file.size > headOfLines.length + foot.length;
  const start = isNew ? headOfLines : hasTests ? "," : "";
  const position = isNew ? 0 : file.size - foot.length;
  const stream = await handle.createWritable({ keepExistingData: true });
  await stream.write({ type: "write", position, data: `${start}\n${entries.join(",\n")}${foot}` });
  await stream.close();
  return true;
}
