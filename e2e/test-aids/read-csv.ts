/** Reads a table in CSV as RFC 4180 defines it: its rows, by the names of its columns. */
export function readCsv(file: string): readonly Readonly<Record<string, string>>[] {
  const text = file.replace(/^\uFEFF/, "");
  const lines: string[][] = [[""]];
  let isQuoted = false;
  for (const [index, character] of Array.from(text).entries()) {
    const line = lines.at(-1) ?? [];
    const cell = line.length - 1;
    if (character === '"') {
      // Two of them in a quoted cell stand for one.
      if (!isQuoted && text[index - 1] === '"') line[cell] += '"';
      isQuoted = !isQuoted;
    } else if (isQuoted) line[cell] += character;
    else if (character === ",") line.push("");
    else if (character === "\n") lines.push([""]);
    else if (character !== "\r") line[cell] += character;
  }
  const [columns = [], ...rows] = lines.filter((line) => line.length > 1);
  return rows.map((row) =>
    Object.fromEntries(columns.map((column, index) => [column, row[index] ?? ""])),
  );
}
