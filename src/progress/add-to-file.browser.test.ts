import { expect, test } from "vitest";
import { typeKeys } from "../engine/test-aids/key-script.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { openSavedTests } from "../saved-tests/saved-tests.ts";
import { addToFile } from "./add-to-file.ts";
import { entryText } from "../saved-tests/save-tests.ts";

const entry = (text: string) =>
  entryText({ typedOn: null, title: text, trial: typeKeys(text, text, 100) as FinishedTrial });

async function emptyFile() {
  const folder = await navigator.storage.getDirectory();
  await folder.removeEntry("tests.json").catch(() => undefined);
  return folder.getFileHandle("tests.json", { create: true });
}

test("tests are added to the end of a file, which is whole after each", async () => {
  const file = await emptyFile();
  const titles = async () =>
    (await openSavedTests([await file.getFile()])).tests.map(({ title }) => title);
  expect(await addToFile(file, [entry("cat"), entry("dog")])).toBe(true);
  expect(await titles()).toEqual(["cat", "dog"]);
  expect(await addToFile(file, [])).toBe(true);
  expect(await addToFile(file, [entry("naïve")])).toBe(true);
  expect(await titles()).toEqual(["cat", "dog", "naïve"]);
  expect((await openSavedTests([await file.getFile()])).problems).toEqual([]);
});

test("a file that holds anything else stays as it is", async () => {
  const file = await emptyFile();
  const stream = await file.createWritable();
  await stream.write("a letter");
  await stream.close();
  expect(await addToFile(file, [entry("cat")])).toBe(false);
  expect(await (await file.getFile()).text()).toBe("a letter");
});
