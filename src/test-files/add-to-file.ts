import { setApart } from "../texts/right-to-left.ts";
import { withoutInvisibles } from "../texts/without-invisibles.ts";
import { footOfLines, headOfLines, entryOf, fileNameOf } from "./file-entries.ts";
import type { FinishedTest, StoredTrial } from "./stored-test.ts";

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
  return (
    typeof window.showOpenFilePicker === "function" &&
    typeof window.showSaveFilePicker === "function"
  );
}

/** A file that tests are added to, each once. */
export interface GrowingFile {
  /** As a sentence cites it. */
  readonly name: string;
  /**
   * Adds the tests that were not added before, after all those given in earlier calls.
   *
   * @returns `false` for a file with anything else in it, which is left as it is.
   * @throws if the file cannot be written.
   */
  readonly add: (tests: readonly FinishedTest[]) => Promise<boolean>;
}

let isChoosing = false;

/** Lets the visitor choose a file; `null` if they cancel, or are choosing one already, as after a double click. */
export async function chooseFile(
  which: "existing" | "new",
): Promise<GrowingFile | "noPicker" | "notAllowed" | null> {
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
    if (!handle || permission !== "granted") return handle ? "notAllowed" : "noPicker";
    return await growingFileOf(handle, which);
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? null : "noPicker";
  } finally {
    isChoosing = false;
  }
}

const types = [{ description: "Saved tests", accept: { "application/json": [".json"] } }];

const chosenBefore: { readonly handle: FileSystemFileHandle; readonly file: GrowingFile }[] = [];

/** A file that is chosen again still has the tests that were added to it, unless it is overwritten. */
async function growingFileOf(
  handle: FileSystemFileHandle,
  which: "existing" | "new",
): Promise<GrowingFile> {
  const same = await Promise.all(chosenBefore.map((each) => each.handle.isSameEntry(handle)));
  const index = same.indexOf(true);
  const [known] = index < 0 ? [] : chosenBefore.splice(index, 1);
  const file = which === "existing" && known ? known.file : growingFile(handle);
  chosenBefore.push({ handle, file });
  return file;
}

function growingFile(handle: FileSystemFileHandle): GrowingFile {
  const written = new Set<StoredTrial>();
  let before: Promise<unknown> = Promise.resolve();

  async function addDue(tests: readonly FinishedTest[]): Promise<boolean> {
    const due = tests.filter(({ stored }) => !written.has(stored));
    const entries = due.map(entryOf);
    // If two tabs write at the same time, the browser keeps only what one of them wrote.
    const isOurs = await navigator.locks.request("add-to-file", () => append(handle, entries));
    if (isOurs) for (const { stored } of due) written.add(stored);
    return isOurs;
  }

  return {
    name: setApart(withoutInvisibles(handle.name).text),
    add(tests) {
      const adding = before.then(() => addDue(tests));
      before = adding.catch(() => false);
      return adding;
    },
  };
}

/**
 * Adds entries to the end of a file, which must be empty or have a test a line, as the site writes them.
 * The browser writes to a copy, which takes the file's place when it is complete.
 *
 * @returns `false` for a file with anything else in it, which is left as it is.
 */
async function append(
  handle: FileSystemFileHandle,
  entries: readonly (string | Uint8Array<ArrayBuffer>)[],
): Promise<boolean> {
  const file = await handle.getFile();
  const foot = `\n${footOfLines}\n`;
  const isEmpty = file.size === 0;
  const isOurs =
    (await file.slice(0, headOfLines.length + 1).text()) === `${headOfLines}\n` &&
    (await file.slice(-foot.length).text()) === foot;
  if (!isEmpty && !isOurs) return false;
  if (entries.length === 0) return true;
  const hasTests = file.size > headOfLines.length + foot.length;
  const position = isEmpty ? 0 : file.size - foot.length;
  const start = isEmpty ? headOfLines : hasTests ? "," : "";
  const separated = entries.flatMap((entry, index) => [index > 0 ? ",\n" : `${start}\n`, entry]);
  const stream = await handle.createWritable({ keepExistingData: true });
  try {
    await stream.write({ type: "write", position, data: new Blob([...separated, foot]) });
    await stream.close();
  } catch (error) {
    await stream.abort();
    throw error;
  }
  return true;
}
