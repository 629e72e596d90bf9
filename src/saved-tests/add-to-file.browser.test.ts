import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { finished, typeKeys } from "../engine/test-aids/key-script.ts";
import { chooseFile, type GrowingFile } from "./add-to-file.ts";
import { openTests } from "./open-tests.ts";
import type { StoredTest } from "./stored-test.ts";

const { showSaveFilePicker, showOpenFilePicker } = window;

let calls: string[] = [];
let permission: PermissionState = "granted";
let isOtherTab = false;

/**
 * Replaces the browser's dialogs, which no test can reach. As in Chromium, the dialog for saving empties an
 * existing file before it returns, and an opened file cannot be written before the page asks for
 * permission.
 */
beforeEach(async () => {
  calls = [];
  permission = "granted";
  isOtherTab = false;
  await writeFile("");
  Object.assign(window, {
    showSaveFilePicker: async () => {
      calls.push("save picker");
      await writeFile("");
      return handleOf();
    },
    showOpenFilePicker: async () => {
      calls.push("open picker");
      return [await handleOf()];
    },
  });
});

afterEach(() => {
  Object.assign(window, { showSaveFilePicker, showOpenFilePicker });
});

async function fileOfFolder(): Promise<FileSystemFileHandle> {
  const folder = await navigator.storage.getDirectory();
  return folder.getFileHandle("tests.json", { create: true });
}

async function handleOf(): Promise<FileSystemFileHandle> {
  const handle = await fileOfFolder();
  let isWritable = false;
  // A tab does not know the files of another one.
  if (isOtherTab) Object.assign(handle, { isSameEntry: () => Promise.resolve(false) });
  return Object.assign(handle, {
    requestPermission: ({ mode }: { mode: string }) => {
      calls.push(`permission to ${mode}`);
      isWritable = permission === "granted";
      return Promise.resolve(permission);
    },
    createWritable: (options: FileSystemCreateWritableOptions) => {
      calls.push("write");
      if (!isWritable) throw new DOMException("", "NotAllowedError");
      return FileSystemFileHandle.prototype.createWritable.call(handle, options);
    },
  });
}

async function writeFile(text: string): Promise<void> {
  const stream = await (await fileOfFolder()).createWritable();
  await stream.write(text);
  await stream.close();
}

const textOfFile = async () => (await (await fileOfFolder()).getFile()).text();

async function titlesInFile() {
  const { tests, problems } = await openTests([await (await fileOfFolder()).getFile()]);
  expect(problems).toEqual([]);
  return tests.map(({ title }) => title);
}

async function chosen(which: "existing" | "new"): Promise<GrowingFile> {
  const file = await chooseFile(which);
  if (file === null || typeof file === "string") throw new Error("No file was chosen.");
  return file;
}

const testOf = (text: string): StoredTest => ({
  typedOn: Date.UTC(2026, 10, 22),
  title: text,
  trial: finished(typeKeys(text, text, 100)),
});

test("tests are added to the end of a file, each once, and it is whole after each", async () => {
  const file = await chosen("new");
  const [cat, dog, naive] = [testOf("cat"), testOf("dog"), testOf("naïve")];
  expect(await file.add([cat, dog])).toBe(true);
  expect(await titlesInFile()).toEqual(["cat", "dog"]);
  // The second call does not wait until the first has written.
  expect(await Promise.all([file.add([cat, dog]), file.add([cat, dog, naive])])).toEqual([
    true,
    true,
  ]);
  expect(await titlesInFile()).toEqual(["cat", "dog", "naïve"]);
});

test("yesterday's file is continued with all its tests, and is written only with permission", async () => {
  await (await chosen("new")).add([testOf("yesterday")]);
  calls = [];
  const file = await chosen("existing");
  expect(await file.add([testOf("today")])).toBe(true);
  expect(calls).toEqual(["open picker", "permission to readwrite", "write"]);
  expect(await titlesInFile()).toEqual(["yesterday", "today"]);

  permission = "denied";
  expect(await chooseFile("existing")).toBe("refused");
  expect(await titlesInFile()).toEqual(["yesterday", "today"]);
});

test("a file that is continued in the same visit has each test once; one that is overwritten has all", async () => {
  const cat = testOf("cat");
  await (await chosen("new")).add([cat]);
  await (await chosen("existing")).add([cat]);
  expect((await textOfFile()).split('"log"')).toHaveLength(2);
  await (await chosen("new")).add([cat]);
  expect(await titlesInFile()).toEqual(["cat"]);
});

test("a file that was emptied after tests were added to it is given all of them again, also if it is chosen again", async () => {
  const file = await chosen("existing");
  const [cat, dog] = [testOf("cat"), testOf("dog")];
  await file.add([cat]);
  await writeFile("");
  expect(await file.add([cat, dog])).toBe(true);
  expect(await titlesInFile()).toEqual(["cat", "dog"]);
  await writeFile("");
  expect(await (await chosen("existing")).add([cat, dog])).toBe(true);
  expect(await titlesInFile()).toEqual(["cat", "dog"]);
});

test("a file that an older copy of it has replaced is given the tests that it lacks", async () => {
  const file = await chosen("new");
  const [cat, dog, naive] = [testOf("cat"), testOf("dog"), testOf("naïve")];
  await file.add([cat]);
  const older = await textOfFile();
  await file.add([cat, dog]);
  await writeFile(older);
  await file.add([cat, dog, naive]);
  expect(await titlesInFile()).toEqual(["cat", "dog", "naïve"]);
});

test("two tabs that add to one file at the same time lose none of their tests", async () => {
  isOtherTab = true;
  const tabs = [await chosen("new"), await chosen("existing")];
  const texts = ["cat", "dog"];
  await Promise.all(tabs.map((file, index) => file.add([testOf(texts[index] ?? "")])));
  expect(new Set(await titlesInFile())).toEqual(new Set(texts));
});

test("a file with anything else in it, or one that was cut off, is left as it is", async () => {
  await (await chosen("new")).add([testOf("cat")]);
  const whole = await textOfFile();
  for (const text of ["a letter", whole.slice(0, -2), `${whole}x`]) {
    await writeFile(text);
    const file = await chosen("existing");
    expect(await file.add([testOf("dog")])).toBe(false);
    expect(await textOfFile()).toBe(text);
  }
});

test("a write that fails leaves the file as it was, and the test is written with the next", async () => {
  const file = await chosen("new");
  const [cat, dog] = [testOf("cat"), testOf("dog")];
  await file.add([cat]);
  vi.spyOn(FileSystemWritableFileStream.prototype, "write").mockRejectedValueOnce(
    new Error("The disk is full."),
  );
  await expect(file.add([cat, dog])).rejects.toThrow("The disk is full.");
  expect(await titlesInFile()).toEqual(["cat"]);
  await file.add([cat, dog]);
  expect(await titlesInFile()).toEqual(["cat", "dog"]);
});
