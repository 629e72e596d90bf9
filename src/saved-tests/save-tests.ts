import { preloadable } from "../ui/preloadable.ts";
import { pauseWhenDue } from "../ui/idle.ts";
import { saveFile } from "../ui/save-and-copy.tsx";
import { fileNameOf } from "./file-entries.ts";
import type { StoredTest } from "./stored-test.ts";

type Parts = readonly BlobPart[];

/** Preloads the table's code, because the connection may be lost later. */
const loadTable = () => import("./results-table.ts");
preloadable(loadTable);

const types = { csv: "text/csv", json: "application/json" } as const;

/**
 * Saves a file that is named by the time, as "keypace-P07-2026-11-23-2001.json".
 *
 * @param label for the name of the file: who typed, because files of many people are put together, or
 *   what it holds, because browsers rename the second of two
 * @returns `true`, or a sentence that says why it could not be saved.
 */
export async function saveAs(
  extension: keyof typeof types,
  parts: () => Parts | Promise<Parts>,
  label = "",
): Promise<true | string> {
  const name = fileNameOf(new Date(), extension, label);
  try {
    return saveFile(new Blob([...(await parts())], { type: types[extension] }), name);
  } catch {
    return `${name} could not be created.`;
  }
}

/**
 * The tests as a table. The page stays responsive meanwhile.
 *
 * @param name of who typed, for tests that do not say
 */
export async function tableParts(name: string, tests: readonly StoredTest[]): Promise<Parts> {
  const { resultsTableInSteps } = await loadTable();
  const pause = pauseWhenDue();
  const steps = resultsTableInSteps(name, tests);
  let step = steps.next();
  for (; !step.done; step = steps.next()) await pause();
  return [step.value];
}
