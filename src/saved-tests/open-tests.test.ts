import fc from "fast-check";
import { expect, test } from "vitest";
import { codePointAt, lastCodePoint } from "../engine/test-aids/code-point-at.ts";
import { examplePlace } from "../engine/test-aids/example-place.ts";
import { closingLine, openingLine } from "./file-entries.ts";
import { joinedTests, openTests } from "./open-tests.ts";
import { decodeTest } from "./stored-test.ts";

/** The log of a text typed without a mistake, a key each `interval`. */
const log = (presented: string, interval = 100) => ({
  format: "keypace-keystroke-log",
  version: 1,
  presented,
  limit: null as number | null,
  duration: (presented.length - 1) * interval,
  edits: presented.split("").map((inserted, start) => {
    return { at: start * interval, kind: "typed", start, removed: 0, inserted };
  }),
});

/** With keys, interruptions and the lengths of characters. */
const fullLog = {
  ...log("é👩‍🚀"),
  title: "Your text",
  lengths: [1, 5],
  startedAt: 5_000,
  duration: 200,
  interruptions: [{ kind: "hidden", from: 100, to: null }],
  edits: [
    {
      at: 0,
      receivedAt: 1,
      kind: "typed",
      start: 0,
      removed: 0,
      inserted: "é",
      keys: [["down", "KeyE", 0]],
    },
    { at: 200, kind: "inserted", start: 1, removed: 0, inserted: "👩‍🚀", lengths: [5] },
  ],
};

const visit = (...tests: readonly unknown[]) =>
  JSON.stringify({ format: "keypace-saved-tests", version: 1, tests });

async function open(...texts: readonly string[]) {
  const files = texts.map((text, index) => new File([text], `${index + 1}.json`));
  const opened = await openTests(files);
  return {
    ...opened,
    tests: opened.tests.map(decodeTest),
    points: opened.tests.flatMap(({ point }) => point ?? []),
  };
}

test("a saved visit is read as Windows saves texts: with a mark, with CRLF, in UTF-16 of either order", async () => {
  const written = `\ufeff${visit({ title: "Größe", log: log("cat") })}\r\n`;
  const sixteen = (isLittleEndian: boolean) => {
    const bytes = new DataView(new ArrayBuffer(written.length * 2));
    for (let unit = 0; unit < written.length; unit += 1) {
      bytes.setUint16(unit * 2, written.charCodeAt(unit), isLittleEndian);
    }
    return bytes;
  };
  for (const contents of [written, sixteen(true), sixteen(false)]) {
    const { tests, problems } = await openTests([new File([contents], "tests.json")]);
    expect(problems).toEqual([]);
    expect(tests.map(({ title }) => title)).toEqual(["Größe"]);
  }
});

test("a log is read as a test, and so is each log of a list and of a saved visit", async () => {
  const { tests, problems } = await open(
    JSON.stringify(log("cat")),
    JSON.stringify([log("dog"), log("cow")]),
    visit({ typedOn: "2026-11-22T19:40:00Z", title: "Passage", log: log("hen") }),
  );
  expect(problems).toEqual([]);
  expect(tests.map(({ trial }) => trial.transcribed.text)).toEqual(["cat", "dog", "cow", "hen"]);
  expect(tests.at(-1)).toMatchObject({ typedOn: Date.UTC(2026, 10, 22, 19, 40), title: "Passage" });
  expect(tests[0]).toMatchObject({ typedOn: null, title: null, trial: { finishedAt: 200 } });
});

test("a log has its title, its keys and its interruptions", async () => {
  const [saved] = (await open(JSON.stringify(fullLog))).tests;
  expect(saved).toMatchObject({
    title: "Your text",
    trial: { startedAt: 5_000, finishedAt: 5_200 },
  });
  expect(saved?.trial.presented).toEqual(["é", "👩‍🚀"]);
  expect(saved?.trial.errors).toBe(0);
  expect(saved?.trial.interruptions).toEqual([{ kind: "hidden", from: 5_100, to: Infinity }]);
  expect(saved?.trial.inputStream[0]).toMatchObject({
    at: 5_000,
    receivedAt: 5_001,
    keys: [{ kind: "down", code: "KeyE", at: 5_000 }],
  });
});

test("tests are in the order of their days, those without one first", async () => {
  const on = (typedOn: string, text: string) => ({ typedOn, log: log(text) });
  const { tests } = await open(
    visit(on("2026-03-01", "march"), on("2026-01-01", "january"), on("some day", "undated")),
    visit(on("2026-02-01", "february")),
  );
  expect(tests.map(({ trial }) => trial.transcribed.text)).toEqual([
    "undated",
    "january",
    "february",
    "march",
  ]);
});

test.each([
  ["1999-12-31T23:59:59Z", null],
  ["2000-01-01T00:00:00Z", Date.UTC(2000, 0, 1)],
  ["2199-12-31T23:59:59Z", Date.UTC(2199, 11, 31, 23, 59, 59)],
  ["2200-01-01T00:00:00Z", null],
  ["+275760-09-12T00:00:00Z", null],
])("a day is one of the years 2000 to 2199: %s", async (typedOn, time) => {
  const { tests } = await open(visit({ typedOn, log: log("cat") }));
  expect(tests).toMatchObject([{ typedOn: time }]);
});

test("a test in two files is opened once, with the day that one of the two has", async () => {
  const dated = visit({ typedOn: "2026-01-01", title: "Passage", log: log("cat") });
  const { tests, repeated } = await open(
    JSON.stringify(log("cat")),
    dated,
    JSON.stringify(log("cat")),
  );
  expect(tests).toHaveLength(1);
  expect(tests[0]).toMatchObject({ typedOn: Date.UTC(2026, 0, 1), title: "Passage" });
  expect(repeated).toBe(2);
  // The same text at another speed is another test.
  expect((await open(JSON.stringify([log("cat"), log("cat", 101)]))).tests).toHaveLength(2);
  // So is the same text pasted in another run of a plan.
  const [ann, ben] = [1, 2].map((run) =>
    JSON.stringify({ ...log("cat"), plan: { ...examplePlace, run } }),
  );
  expect(await open(ann ?? "", ben ?? "", ann ?? "")).toMatchObject({ files: 2, repeated: 1 });
});

test("a test of this visit keeps its day and its kind when its log is opened, which has neither", async () => {
  const file = new File([JSON.stringify([log("cat"), log("dog")])], "logs.json");
  const { tests } = await openTests([file]);
  const [trial] = tests.map((each) => decodeTest(each).trial);
  if (!trial) throw new Error("The file has no test.");
  const own = { typedOn: Date.UTC(2026, 0, 1), title: "Passage, easy", trial };
  const joined = joinedTests(tests, [own]);
  expect(joined.map(({ typedOn, title }) => [typedOn, title])).toEqual([
    [null, null],
    [own.typedOn, own.title],
  ]);
});

test("what was not understood is reported by file, and the other files lose nothing", async () => {
  const { tests, problems } = await open(
    "not JSON",
    "[]",
    JSON.stringify({ version: 1, presented: "cat" }),
    JSON.stringify([
      log("cat"),
      { ...log("dog"), version: 9 },
      { ...log("cow"), edits: [null] },
      { name: "another program" },
    ]),
    JSON.stringify({ ...log("hen"), edits: [] }),
    JSON.stringify({ ...log("hen"), presented: "x".repeat(1_000_001) }),
    JSON.stringify({ format: "keypace-plan", version: 1, title: "Class 7b", steps: [] }),
    JSON.stringify([log("ant"), { name: "another program" }]),
  );
  expect(tests).toHaveLength(2);
  expect(problems).toEqual([
    { name: "1.json", problem: "notJson", count: 1 },
    { name: "2.json", problem: "empty", count: 1 },
    { name: "3.json", problem: "foreign", count: 1 },
    { name: "4.json", problem: "newer", count: 1 },
    { name: "4.json", problem: "damaged", count: 1 },
    { name: "4.json", problem: "notALog", count: 1 },
    { name: "5.json", problem: "unfinished", count: 1 },
    { name: "6.json", problem: "tooLong", count: 1 },
    { name: "7.json", problem: "plan", count: 1 },
    { name: "8.json", problem: "notALog", count: 1 },
  ]);
});

test("a file without a byte contains no tests", async () => {
  expect((await open("")).problems).toEqual([{ name: "1.json", problem: "empty", count: 1 }]);
});

const hostile = fc.oneof(
  fc.constantFrom<unknown>(null, -1, 1e308, "<b>", "__proto__", [], {}, "\0", true, 0.5, []),
  fc.jsonValue(),
);

const damage = fc.record({
  field: fc.constantFrom(
    "format",
    "version",
    "presented",
    "limit",
    "edits",
    "lengths",
    "startedAt",
    "interruptions",
  ),
  place: fc.constantFrom(
    "at",
    "kind",
    "start",
    "removed",
    "inserted",
    "lengths",
    "receivedAt",
    "keys",
  ),
  isFull: fc.boolean(),
  index: fc.nat(7),
  inEdit: fc.boolean(),
  value: hostile,
});

/** Logs in which one field, or one field of an edit, has another value. */
const damaged = damage.map(({ field, place, index, inEdit, isFull, value }) => {
  const whole = isFull ? structuredClone(fullLog) : log("a cat in");
  if (inEdit) Object.assign(whole.edits[index] ?? {}, { [place]: value });
  else Object.assign(whole, { [field]: value });
  return whole;
});

test("any file is read or reported, and no figure is anything but a speed", async () => {
  const files = fc.array(fc.oneof(damaged, hostile).map((value) => JSON.stringify(value)));
  await fc.assert(
    fc.asyncProperty(
      files,
      fc.string({ unit: fc.nat(lastCodePoint).map(codePointAt) }),
      async (texts, noise) => {
        const { tests, points, problems } = await open(...texts, noise, `[${noise}`);
        expect(tests.length + problems.length).toBeGreaterThan(0);
        for (const { wordsPerMinute } of points) {
          expect(wordsPerMinute).toBeGreaterThan(0);
          expect(Number.isFinite(wordsPerMinute)).toBe(true);
        }
      },
    ),
  );
});

test("a limit shorter than the steps in which times are saved does not count as one", async () => {
  const { problems } = await open(JSON.stringify({ ...log("cat"), limit: 1e-300 }));
  expect(problems).toEqual([{ name: "1.json", problem: "damaged", count: 1 }]);
});

test("a file with one test per line is read as far as it goes, and the place where it was cut or changed is reported", async () => {
  const lines = ["cat", "dog", "cow"].map((text) => JSON.stringify({ log: log(text) }));
  const whole = `${openingLine}\n${lines.join(",\n")}\n${closingLine}\n`;
  const typed = async (text: string) => {
    const { tests, problems } = await open(text);
    return [
      ...tests.map(({ trial }) => trial.transcribed.text),
      ...problems.map((each) => each.problem),
    ];
  };
  expect(await typed(whole)).toEqual(["cat", "dog", "cow"]);
  expect(await typed(whole.slice(0, -40))).toEqual(["cat", "dog", "cut"]);
  expect(await typed(whole.slice(0, -4))).toEqual(["cat", "dog", "cow", "cut"]);
  // Nothing in it could be read.
  expect(await typed(whole.slice(0, 80))).toEqual(["notJson"]);
  expect(await typed(whole.replace('"presented":"dog"', '"presented":dog'))).toEqual([
    "cat",
    "cow",
    "damaged",
  ]);
  expect(await typed(`${openingLine}\n${closingLine}`)).toEqual(["empty"]);
});

test("a file cut anywhere is reported not to be JSON", async () => {
  const text = visit({ log: log("a cat in a hat") });
  await fc.assert(
    fc.asyncProperty(fc.nat(text.length - 2), async (end) => {
      expect((await open(text.slice(0, end + 1))).problems[0]?.problem).toBe("notJson");
    }),
  );
});

test("a log that would take seconds to work out is refused: 20,000 edits at the start of the text", async () => {
  const count = 20_000;
  const edits = Array.from({ length: count }, (_, index) => {
    return { at: index, kind: "typed", start: 0, removed: 0, inserted: "a" };
  });
  const frozen = { ...log("b".repeat(count)), edits };
  const { problems } = await open(
    visit({ log: frozen }),
    visit({ log: { ...frozen, edits: edits.slice(0, 100) } }),
  );
  expect(problems.map(({ problem }) => problem)).toEqual(["tooLong", "unfinished"]);
});

test("a line with a raw control character is damaged", async () => {
  const line = JSON.stringify({ title: "A tab", log: log("cat") }).replace("A tab", "A\ttab");
  const { tests, problems } = await open(`${openingLine}\n${line}\n${closingLine}\n`);
  expect(tests).toEqual([]);
  expect(problems).toMatchObject([{ problem: "damaged" }]);
});

test("titles and texts from files carry no control characters and nothing that turns the direction", async () => {
  const title = "\u202eKeypace\u0000\u2066 says\r\n\u001b[31m you won";
  const [saved] = (
    await open(visit({ title, log: { ...log("c\u001bat\u0000"), lengths: [1, 1, 1, 1, 1] } }))
  ).tests;
  expect(saved?.title).toBe("Keypace says [31m you won");
  expect(saved?.trial.presented.join("")).toBe("cat");
  expect(saved?.trial.transcribed.text).toBe("cat");
});

test("opening reports its progress, and can be stopped", async () => {
  const files = ["a", "b"].map((name) => new File([visit({ log: log("cat") })], name));
  const shares: number[] = [];
  await openTests(files, null, (share) => shares.push(share));
  expect(shares).toEqual([0.5, 1]);
  const stopping = new AbortController();
  const stopped = openTests(files, null, () => stopping.abort(), stopping.signal);
  await expect(stopped).rejects.toThrow("aborted");
});

test("brackets nested a million deep are refused", async () => {
  expect((await open("[".repeat(1_000_000))).problems[0]?.problem).toBe("notJson");
});
