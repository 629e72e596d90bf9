import { expect, test } from "vitest";
import { readTextFile } from "./read-text-file.ts";

test("a text file is read", async () => {
  expect(await readTextFile(new File(["Grüße"], "a.txt"))).toEqual({
    kind: "text",
    text: "Grüße",
    isCut: false,
  });
});

test("a binary file renamed to .txt is recognised", async () => {
  const zip = new File([Uint8Array.from([0x50, 0x4b, 3, 4, 0x14, 0, 0xff])], "a.txt");
  expect(await readTextFile(zip)).toEqual({ kind: "problem", problem: "notText" });
});

test.each([
  ["", "empty"],
  ["\n \t\u200b\r\n", "blank"],
  [" x\n", "single"],
])("a file that holds %j is no text to type: %s", async (text, problem) => {
  expect(await readTextFile(new File([text], "a.txt"))).toEqual({ kind: "problem", problem });
});

test("a file of 4.7 MB is cut to what can be typed, even with leading blanks", async () => {
  const read = await readTextFile(
    new File(["\n".repeat(200_000), "word ".repeat(900_000)], "a.txt"),
  );
  expect(read).toMatchObject({ kind: "text", isCut: true });
  expect(read.kind === "text" && read.text).toBe("word ".repeat(20_000).trim());
});

test("a file of 50 MB is refused unread", async () => {
  const file = fileThatFails("NotReadableError", 50_000_000);
  expect(await readTextFile(file)).toEqual({ kind: "problem", problem: "tooLarge" });
});

test.each([
  ["NotFoundError", "gone"],
  ["NotReadableError", "unreadable"],
  ["SecurityError", "unreadable"],
])("a file whose reading ends in a %s is %s", async (name, problem) => {
  expect(await readTextFile(fileThatFails(name))).toEqual({ kind: "problem", problem });
});

function fileThatFails(name: string, size = 10): Blob {
  const file = new File([], "a.txt");
  return Object.defineProperties(file, {
    size: { value: size },
    arrayBuffer: { value: () => Promise.reject(new DOMException("", name)) },
  });
}
