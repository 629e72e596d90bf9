import { expect, test } from "vitest";
import { decodeText, readTextFile } from "./read-text-file.ts";
import fc from "fast-check";

test("a text file is read", async () => {
  expect(await readTextFile(new File(["Grüße"], "a.txt"))).toEqual({
    text: "Grüße",
    isCut: false,
  });
});

test("a binary file renamed to .txt is recognised", async () => {
  const zip = new File([Uint8Array.from([0x50, 0x4b, 3, 4, 0x14, 0, 0xff])], "a.txt");
  expect(await readTextFile(zip)).toMatch(/^This file is not plain text/);
});

test.each(["", "\n \t\u200b\r\n", " x\n"])(
  "a file that holds %j is no text to type",
  async (text) => {
    expect(await readTextFile(new File([text], "a.txt"))).toMatch(
      /^This file has fewer than two visible characters/,
    );
  },
);

test("a file of 4.7 MB is cut to what can be typed, even with leading blanks", async () => {
  const read = await readTextFile(
    new File(["\n".repeat(200_000), "word ".repeat(900_000)], "a.txt"),
  );
  expect(read).toEqual({ text: "word ".repeat(20_000).trim(), isCut: true });
});

test("a file of 50 MB is refused unread", async () => {
  const file = fileThatFails("NotReadableError", 50_000_000);
  expect(await readTextFile(file)).toMatch(/^This file is larger than 5 MB/);
});

test("a file that cannot be read is a problem", async () => {
  expect(await readTextFile(fileThatFails("NotFoundError"))).toMatch(
    /^This file could not be read/,
  );
});

function fileThatFails(name: string, size = 10): Blob {
  const file = new File([], "a.txt");
  return Object.defineProperties(file, {
    size: { value: size },
    arrayBuffer: { value: () => Promise.reject(new DOMException("", name)) },
  });
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, order: "big" | "little") =>
  Uint8Array.from(
    text.split("").flatMap((unit) => {
      const code = unit.charCodeAt(0);
      const bytes = [code >> 8, code & 0xff];
      return order === "big" ? bytes : bytes.toReversed();
    }),
  );

test.each([
  ["UTF-8", utf8("Grüße, 世界 😀")],
  ["UTF-8 with its mark", utf8("\ufeffGrüße, 世界 😀")],
  ["UTF-16 LE with its mark", utf16("\ufeffGrüße, 世界 😀", "little")],
  ["UTF-16 BE with its mark", utf16("\ufeffGrüße, 世界 😀", "big")],
])("%s is read", (_name, bytes) => {
  expect(decodeText(bytes)).toBe("Grüße, 世界 😀");
});

test("an empty file is an empty text", () => {
  expect(decodeText(new Uint8Array())).toBe("");
});

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44];

test.each([
  ["a picture", pngStart],
  ["anything else with zeros and control characters", [0x50, 0x4b, 3, 4, 0x14, 0]],
  ["a line with a zero in it", [...utf8("A line with a\0zero.")]],
  ["UTF-32", [0xff, 0xfe, 0, 0, 0x61, 0, 0, 0]],
  ["Latin-1", [0x47, 0x72, 0xfc, 0xdf, 0x65]],
  ["UTF-8 cut within a character", [0x61, 0xe4, 0xb8]],
])("%s is no text in UTF-8 or UTF-16", (_name, bytes) => {
  expect(decodeText(Uint8Array.from(bytes))).toBeNull();
});

test.each([
  ["a lone surrogate", "half \ud83d of", "half \ufffd of"],
  ["one at the end", "half \ud83d", "half \ufffd"],
  ["two in the wrong order", "\ude00\ud83d half", "\ufffd\ufffd half"],
])("UTF-16 with %s is read but for that", (_name, broken, text) => {
  expect(decodeText(utf16(`\ufeff${broken}`, "little"))).toBe(text);
  expect(decodeText(utf16(`\ufeff${broken}`, "big"))).toBe(text);
});

test("UTF-16 cut within a character is read without that character", () => {
  const bytes = utf16("\ufeffcut off", "little").slice(0, -1);
  expect(decodeText(bytes)).toBe("cut of\ufffd");
});

test("any bytes are a text or none, and every text survives UTF-8", () => {
  fc.assert(fc.property(fc.uint8Array(), (bytes) => void decodeText(bytes)));
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      fc.pre(!text.includes("\0") && !text.startsWith("\ufeff"));
      expect(decodeText(utf8(text))).toBe(text);
    }),
  );
});
