import { footOfLines, headOfLines } from "./file-entries.ts";
import { keystrokeLog } from "./keystroke-log.ts";
import { type SavedTest, savedTestOf, type StoredTest } from "./stored-test.ts";

/** The entry of a test in a file: JSON on one line, as text or in UTF-8. */
type EntryText = string | Uint8Array<ArrayBuffer>;

/**
 * A file that `openTests` reads, a test a line; see docs/use/keystroke-log.md.
 *
 * @returns its text in parts, because all of it can be longer than a string may be.
 */
export function savedTestsParts(entries: readonly EntryText[]): readonly EntryText[] {
  const last = entries.length - 1;
  return [
    `${headOfLines}\n`,
    ...entries.flatMap((entry, index) => [entry, index < last ? ",\n" : "\n"]),
    `${footOfLines}\n`,
  ];
}

/** The entry of a test from a file as it was read, of any other as `entryText` writes it. */
export function entryOf(test: StoredTest): EntryText {
  const { trial } = test.stored;
  return trial instanceof Uint8Array ? trial : entryText(savedTestOf(test));
}

export function entryText({ typedOn, title, trial, ...settings }: SavedTest): string {
  return JSON.stringify({
    ...(typedOn !== null && { typedOn: new Date(typedOn).toISOString() }),
    ...(title !== null && { title }),
    log: keystrokeLog(trial, title ?? "", settings),
  });
}

/** "keypace-2026-11-23-2001.json", by the visitor's clock. */
export function fileNameOf(date: Date, extension: string): string {
  const two = (number: number) => String(number).padStart(2, "0");
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `keypace-${day}-${two(date.getHours())}${two(date.getMinutes())}.${extension}`;
}
