/** The keys of a keyboard, row by row, by their names in X. */
export const boards = {
  ansi: ["TLDE AE1-12", "AD1-12 BKSL", "AC1-11", "AB1-10"],
  iso: ["TLDE AE1-12", "AD1-12", "AC1-11 BKSL", "LSGT AB1-10"],
  jis: ["AE1-12 AE13", "AD1-12", "AC1-11 BKSL", "AB1-11"],
  abnt: ["TLDE AE1-12", "AD1-12", "AC1-11 BKSL", "LSGT AB1-11"],
} as const;

export type BoardName = keyof typeof boards;

/** `AE1-3` is `AE01`, `AE02` and `AE03`. */
export function keysOfRow(row: string): readonly string[] {
  return row.split(" ").flatMap((part) => {
    const [, line = "", from = "", to = ""] = /^(A[A-E])(\d+)-(\d+)$/.exec(part) ?? [];
    if (line === "") return [part];
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) =>
      // `AD01` is the first key right of Tab.
      line.concat(String(Number(from) + index).padStart(2, "0")),
    );
  });
}

/** The characters by the names of their keys. */
export function correctionsOf(rows: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap((row) => {
      const [places = "", ...keys] = row.split(" ");
      return keysOfRow(places).map((place, index) => [place, keys[index] ?? ""] as const);
    }),
  );
}
