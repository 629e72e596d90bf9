import { footOfLines, headOfLines } from "./file-entries.ts";
import { entryOf } from "./save-tests.ts";
import type { FinishedTest, StoredTrial } from "./stored-test.ts";

declare global {
  interface Window {
    /** Left out by browsers without the File System Access API. */
    showSaveFilePicker?: (options: object) => Promise<FileSystemFileHandle>;
  }
}

/** Whether the browser lets a page write into a file of the visitor's. */
export function canKeepAdding(): boolean {
  return typeof window.showSaveFilePicker === "function";
}

/** @returns `null` where the visitor thought better of it. */
export async function chooseFile(): Promise<GrowingFile | "refused" | null> {
  try {
    const types = [{ description: "Saved tests", accept: { "application/json": [".json"] } }];
    const choice = await window.showSaveFilePicker?.({
      suggestedName: "keypace-tests.json",
      types,
    });
    return choice ? growingFile(choice) : "refused";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? null : "refused";
  }
}

/** A file that tests are added to, each once, however often it is given. */
export interface GrowingFile {
  readonly name: string;
  /**
   * Adds those that the file does not have, after all that it is given before.
   *
   * @returns `false` for a file that holds anything else: it stays as it is.
   * @throws where it cannot be written.
   */
  readonly add: (tests: readonly FinishedTest[]) => Promise<boolean>;
}

export function growingFile(handle: FileSystemFileHandle): GrowingFile {
  const written = new Set<StoredTrial>();
  let before: Promise<unknown> = Promise.resolve();

  async function addDue(tests: readonly FinishedTest[]): Promise<boolean> {
    const due = tests.filter(({ stored }) => !written.has(stored));
    const entries = due.map(entryOf);
    // Of two windows that write at the same time, the browser keeps what one of them wrote.
    const isOurs = await navigator.locks.request("add-to-file", () => addToFile(handle, entries));
    for (const { stored } of due) written.add(stored);
    return isOurs;
  }

  return {
    name: handle.name,
    add(tests) {
      const adding = before.then(() => addDue(tests));
      before = adding.catch(() => false);
      return adding;
    },
  };
}

/**
 * Adds tests to the end of a file, which is empty or has a test a line, as the site saves them.
 *
 * @param entries of the tests, each as `entryText` makes it
 * @returns `false` for a file that holds anything else: it stays as it is.
 */
async function addToFile(
  handle: FileSystemFileHandle,
  entries: readonly (string | Uint8Array)[],
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
