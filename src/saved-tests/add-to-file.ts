import { bidiIsolated } from "../texts/right-to-left.ts";
import { withoutInvisibles } from "../texts/without-invisibles.ts";
import { endOfTests, fileNameOf, savedTestsParts } from "./file-entries.ts";
import type { StoredTest, StoredTrial } from "./stored-test.ts";

declare global {
  /** The File System Access API, which not every browser has. */
  interface Window {
    showOpenFilePicker?: (options: object) => Promise<FileSystemFileHandle[]>;
    showSaveFilePicker?: (options: object) => Promise<FileSystemFileHandle>;
  }
  interface FileSystemFileHandle {
    requestPermission: (wanted: { mode: "readwrite" }) => Promise<PermissionState>;
  }
}

/** Whether the browser lets a page write to a file of the visitor's. */
export function canSaveToFile(): boolean {
  return Boolean(window.showOpenFilePicker && window.showSaveFilePicker);
}

/** A file that tests are added to, each once. */
export interface GrowingFile {
  /** As messages quote it. */
  readonly name: string;
  /**
   * Adds the tests that were not added before, after all those given in earlier calls. If the file was
   * emptied, overwritten or replaced by an older copy since then, all of them may be missing and are added.
   *
   * @returns `false` for a file with anything else in it, which is left as it is.
   * @throws if the file cannot be written.
   */
  readonly add: (tests: readonly StoredTest[]) => Promise<boolean>;
}

let isChoosing = false;

/** Lets the visitor choose a file; `null` if they cancel, or are choosing one already, as after a double click. */
export async function chooseFile(
  which: "existing" | "new",
): Promise<GrowingFile | "refused" | null> {
  if (isChoosing) return null;
  isChoosing = true;
  try {
    // The picker for saving empties an existing file before it returns.
    const handle =
      which === "existing"
        ? (await window.showOpenFilePicker?.({ types, mode: "readwrite" }))?.[0]
        : await window.showSaveFilePicker?.({
            suggestedName: fileNameOf(new Date(), "json"),
            types,
          });
    const permission = await handle?.requestPermission({ mode: "readwrite" });
    return handle && permission === "granted" ? await growingFileOf(handle) : "refused";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? null : "refused";
  } finally {
    isChoosing = false;
  }
}

const types = [{ description: "Saved tests", accept: { "application/json": [".json"] } }];

const chosenBefore: { readonly handle: FileSystemFileHandle; readonly file: GrowingFile }[] = [];

/** A file that is chosen again still has the tests that were added to it. */
async function growingFileOf(handle: FileSystemFileHandle): Promise<GrowingFile> {
  const same = await Promise.all(chosenBefore.map((each) => handle.isSameEntry(each.handle)));
  const known = chosenBefore[same.indexOf(true)];
  if (known) return known.file;
  const file = growingFile(handle);
  chosenBefore.push({ handle, file });
  return file;
}

function growingFile(handle: FileSystemFileHandle): GrowingFile {
  const written = new Set<StoredTrial>();
  /** The size of the file with them, in bytes. */
  let writtenSize = 0;

  async function addMissing(tests: readonly StoredTest[]): Promise<boolean> {
    const file = await handle.getFile();
    const end = await endOfTests(file);
    if (end === null) return false;
    if (file.size < writtenSize) written.clear();
    const missing = tests.filter(({ trial }) => !written.has(trial));
    if (missing.length > 0) writtenSize = await append(handle, end, missing);
    for (const { trial } of missing) written.add(trial);
    return true;
  }

  return {
    name: bidiIsolated(withoutInvisibles(handle.name)),
    // One at a time across all tabs: of two writers at once, the browser keeps the work of only one.
    add: (tests) => navigator.locks.request("add-to-file", () => addMissing(tests)),
  };
}

/**
 * Adds tests to a file. The browser writes to a copy, which takes the file's place when it is complete.
 *
 * @param end where the tests in it end
 * @returns the size of the file with them.
 */
async function append(
  handle: FileSystemFileHandle,
  end: number,
  tests: readonly StoredTest[],
): Promise<number> {
  const data = new Blob([...savedTestsParts(tests, end)]);
  const stream = await handle.createWritable({ keepExistingData: true });
  try {
    await stream.write({ type: "write", position: end, data });
    await stream.close();
  } catch (error) {
    await stream.abort();
    throw error;
  }
  return end + data.size;
}
