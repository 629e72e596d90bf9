import { expect, test } from "vitest";
import { typeKeys } from "../engine/test-aids/key-script.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { growingFile } from "./add-to-file.ts";
import { openTests } from "./open-tests.ts";
import type { FinishedTest } from "./stored-test.ts";

const finished = (text: string): FinishedTest => ({
  typedOn: Date.UTC(2026, 10, 22),
  title: text,
  stored: { trial: typeKeys(text, text, 100) as FinishedTrial },
});

async function emptyFile() {
  const folder = await navigator.storage.getDirectory();
  await folder.removeEntry("tests.json").catch(() => undefined);
  return folder.getFileHandle("tests.json", { create: true });
}

test("tests are added to the end of a file, each once, and it is whole after each", async () => {
  const handle = await emptyFile();
  const titles = async () =>
    (await openTests([await handle.getFile()])).tests.map(({ title }) => title);
  const file = growingFile(handle);
  const [cat, dog, naive] = [finished("cat"), finished("dog"), finished("naïve")];
  expect(await file.add([cat, dog])).toBe(true);
  expect(await titles()).toEqual(["cat", "dog"]);
  // The second does not wait for the first to be written.
  expect(await Promise.all([file.add([cat, dog]), file.add([cat, dog, naive])])).toEqual([
    true,
    true,
  ]);
  expect(await titles()).toEqual(["cat", "dog", "naïve"]);
  expect((await openTests([await handle.getFile()])).problems).toEqual([]);
});

test("two windows that add to one file at the same time lose none of their tests", async () => {
  const handle = await emptyFile();
  const windows = [growingFile(handle), growingFile(handle)];
  const texts = ["cat", "dog"];
  await Promise.all(windows.map((file, index) => file.add([finished(texts[index] ?? "")])));
  const { tests, problems } = await openTests([await handle.getFile()]);
  expect(new Set(tests.map(({ title }) => title))).toEqual(new Set(texts));
  expect(problems).toEqual([]);
});

test("a file that holds anything else stays as it is", async () => {
  const handle = await emptyFile();
  const stream = await handle.createWritable();
  await stream.write("a letter");
  await stream.close();
  expect(await growingFile(handle).add([finished("cat")])).toBe(false);
  expect(await (await handle.getFile()).text()).toBe("a letter");
});
