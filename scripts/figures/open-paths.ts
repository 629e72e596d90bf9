import { openAsBlob } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { type OpenedTests, openTests } from "../../src/saved-tests/open-tests.ts";

/**
 * The tests of files: logs, lists of logs, saved visits.
 *
 * @throws with a sentence if a path is not that of a file.
 */
export async function openPaths(paths: readonly string[]): Promise<OpenedTests> {
  return openTests(await Promise.all(paths.map(fileOf)));
}

async function fileOf(path: string): Promise<File> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new Error(`${printable(path)} does not exist.`);
  if (!found.isFile()) throw new Error(`${printable(path)} is not a file.`);
  return new File([await openAsBlob(path)], basename(path));
}

// Control and format characters, except the line end and the joiners of emoji and scripts.
const unprintable = /[^\n\P{Cc}]|[^\u200c\u200d\P{Cf}]|[\u2028\u2029]/gu;

/** A text from a file for a terminal: control characters are written as escapes. */
export function printable(text: string): string {
  return text.replaceAll(
    unprintable,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}
