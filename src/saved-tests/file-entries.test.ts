import { expect, test } from "vitest";
import { finished, typeKeys } from "../engine/test-aids/key-script.ts";
import { fileNameOf, savedTestsParts } from "./file-entries.ts";
import { openTests } from "./open-tests.ts";
import { progressTest } from "./progress-test.ts";
import { type DecodedTest, decodeTest } from "./stored-test.ts";

const decoder = new TextDecoder();

const trialOf = (text: string, keys: string, interval: number) =>
  finished(typeKeys(text, keys, interval));

test("what is saved as one file is opened again to the bit", async () => {
  const tests: readonly DecodedTest[] = [
    { typedOn: null, title: null, trial: trialOf("naïve 👩‍🚀", "naïve 👩‍🚀", 101.3) },
    { typedOn: Date.UTC(2026, 2, 1), title: "Passage", trial: trialOf("it is", "ix<t is", 200) },
  ];
  const text = savedTestsParts(tests).join("");
  const opened = await openTests([new File([text], "tests.json")]);
  expect(opened.problems).toEqual([]);
  expect(opened.tests.map(decodeTest)).toEqual(tests.map(progressTest));
  expect(
    savedTestsParts(opened.tests)
      .map((part) => (typeof part === "string" ? part : decoder.decode(part)))
      .join(""),
  ).toBe(text);
});

test("a file is named by the date and time on the visitor's clock", () => {
  expect(fileNameOf(new Date(2026, 10, 23, 20, 1), "json")).toBe("keypace-2026-11-23-2001.json");
  expect(fileNameOf(new Date(2027, 0, 2, 3, 4), "csv")).toBe("keypace-2027-01-02-0304.csv");
  expect(fileNameOf(new Date(2027, 0, 2, 3, 4), "csv", "=प्रिया 7/B.")).toBe(
    "keypace-प्रिया-7-B-2027-01-02-0304.csv",
  );
});
