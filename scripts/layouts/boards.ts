/** The keys of a keyboard, row by row, by their names in X. */
export const boards = {
  ansi: ["TLDE AE1-12", "AD1-12 BKSL", "AC1-11", "AB1-10"],
  iso: ["TLDE AE1-12", "AD1-12", "AC1-11 BKSL", "LSGT AB1-10"],
  jis: ["AE1-12 AE13", "AD1-12", "AC1-11 BKSL", "AB1-11"],
  abnt: ["TLDE AE1-12", "AD1-12", "AC1-11 BKSL", "LSGT AB1-11"],
} as const;

export type BoardName = keyof typeof boards;

/** The keys of a row, from the left. */
export function lineOf(line: string, keys: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    keys.split(" ").map((key, index) => [placeOf(line, index + 1), key] as const),
  );
}

/** `AD01` is the first key right of Tab. */
function placeOf(line: string, number: number): string {
  return `${line}${String(number).padStart(2, "0")}`;
}

/** `AE1-3` is `AE01`, `AE02` and `AE03`. */
export function keysOfRow(row: string): readonly string[] {
  return row.split(" ").flatMap((part) => {
    const [, line = "", from = "", to = ""] = /^(A[A-E])(\d+)-(\d+)$/.exec(part) ?? [];
    if (line === "") return [part];
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) =>
      placeOf(line, Number(from) + index),
    );
  });
}
