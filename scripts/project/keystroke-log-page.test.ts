import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { analyse } from "../../src/engine/analyse.ts";
import { readSavedTest } from "../../src/saved-tests/read-log.ts";
import { folders } from "./folders.ts";

test("the log shown in docs/use/keystroke-log.md is read, and has the figures of what it shows", () => {
  const page = readFileSync(join(folders.project, "docs/use/keystroke-log.md"), "utf8");
  const [, log = ""] = /```json\n(.*?)```/s.exec(page) ?? [];
  const read = readSavedTest(log);
  if (typeof read === "string") throw new Error(read);
  // "its", with an "r" for the "t" at first: keys 130.25, 170.75, 154.75 and 134.25 ms apart, of which
  // the first two went into the correction. No key press was recorded for the "t".
  expect(read).toMatchObject({ title: "Your text", layout: "qwerty" });
  expect(analyse(read.trial)).toMatchObject({
    duration: 590,
    classes: { correct: 3, incorrectNotFixed: 0, incorrectFixed: 1, fixes: 1 },
    medianInterval: 144.5,
    timeCorrecting: 301,
    pageDelay: { received: 4, median: 1.25, worst: 1.75 },
  });
});
