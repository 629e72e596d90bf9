import { expect, test } from "vitest";
import { finished, setValue, typeKeys } from "../engine/test-aids/key-script.ts";
import { endAtLimit, newTrial } from "../engine/trial/trial.ts";
import type { DecodedTest } from "../saved-tests/stored-test.ts";
import { certificateOf } from "./certificate.ts";

const text =
  "the bakers carried their crates across the square and told jokes in the dark of the morning, every day.";

/** Even typing at this interval, in milliseconds. */
function typed(keys: string, interval: number, typedOn: number | null): DecodedTest {
  return { title: "Passage", typedOn, trial: finished(typeKeys(text, keys, interval)) };
}

const [march, may] = [new Date(2026, 2, 1, 12).getTime(), new Date(2026, 4, 9, 12).getTime()];

test("the certificate of one test has its figures, its day and how its text begins", () => {
  // 103 characters in 102 times 200 ms: 20.6 words in 20.4 s.
  const certificate = certificateOf([typed(text, 200, march)]);
  expect(certificate).toMatchObject({
    heading: "Typing test certificate",
    statement: "typed 103 characters",
    kind: "Passage",
    date: "on 1 March 2026",
    speed: "61",
    unit: { name: "WPM" },
    rangeText: "likely 48 to 77",
    beginning: text,
  });
  expect(certificate?.figures.map(({ name, value }) => `${name} ${value}`)).toEqual([
    "Accuracy 100%",
    "Time 20 s",
    "Errors 0",
    "Wrong keystrokes 0",
  ]);
  const skipped = certificateOf([typed(`${text.slice(1)}!`, 200, march)]);
  expect(skipped?.figures.at(-1)).toEqual({ name: "Mistakes left", value: "1" });
});

test("only the beginning of a long text is printed, cut between words", () => {
  const long = `${"several words ".repeat(20)}end`;
  const trial = finished(setValue(newTrial(long), long, 0, "typed"));
  const certificate = certificateOf([{ title: null, typedOn: null, trial }]);
  expect(certificate?.beginning).toMatch(/^several words .* (?:several|words)…$/);
  expect(certificate?.date).toBe("");
});

test("for a timed test, only text that was reached is printed", () => {
  const timed = endAtLimit(setValue(newTrial(text, 15_000), "the bakxrs", 0, "typed"), 15_000);
  const certificate = certificateOf([{ title: null, typedOn: null, trial: finished(timed) }]);
  expect(certificate?.beginning).toBe("the bakers…");
});

test("several tests are averaged, and their errors and exact times added up", () => {
  const tests = [
    typed(text, 200, march),
    typed(`x${text.slice(1)}`, 200, may),
    typed(text, 200, null),
  ];
  const certificate = certificateOf(tests);
  expect(certificate).toMatchObject({
    heading: "Certificate for 3 typing tests",
    statement: "typed 309 characters in 3 tests",
    kind: "Passage",
    date: "from 1 March 2026 to 9 May 2026",
    wordsPerMinute: 61,
    beginning: null,
  });
  expect(certificate?.figures.map(({ value }) => value)).toEqual(["99.7%", "61 s", "1", "1"]);
});

test("the certificate names the rules that its tests were typed under", () => {
  const stopped = { ...typed(text, 200, march), refusals: 0 };
  expect(certificateOf([stopped])?.statement).toBe("typed 103 characters, with Stop on mistakes");
  const limited = { ...stopped, corrections: { limit: "wordonly", refusals: 0 } } as const;
  expect(certificateOf([limited, limited])?.statement).toBe(
    "typed 206 characters in 2 tests, with Stop on mistakes and corrections only in the current word",
  );
});

test("Chinese, Japanese and Korean are given in characters per minute, and in WPM, too", () => {
  const words = "練習".repeat(60);
  const trial = finished(typeKeys(words, words, 400));
  const one = { title: "Your text", typedOn: null, trial };
  // 120 characters in 119 times 400 ms are 30.25 WPM. 1.96 × √(2 × (0.6 / 119 + 0.03²)) = 0.2137, a factor
  // of 1.238: from 24 to 38 WPM.
  expect(certificateOf([one])).toMatchObject({ speed: "151", rangeText: "likely 120 to 190" });
  expect(certificateOf([one])?.figures[0]).toMatchObject({ name: "Words per minute", value: "30" });
  // 1.96 × √(8 / 9 × 0.005942 × 3 / 2) = 0.1745, a factor of 1.191: from 25 to 37 WPM.
  expect(certificateOf([one, one])?.rangeText).toBe("on average, likely 125 to 185 next time");
  expect(certificateOf([one, typed(text, 200, march)])?.unit.name).toBe("WPM");
});

test("two tests have a combined range", () => {
  const two = certificateOf([typed(text, 200, march), typed(text, 100, may)]);
  // 103 characters in 20.4 s and in 10.2 s: between 60.6 and 121.2 WPM, 85.7 is the geometric mean.
  // √((8 × 0.006882 + 0.24023) / 9) = 0.18111; × 1.96 × √(3/2) = 0.43475, a factor of 1.5446.
  expect(two).toMatchObject({
    wordsPerMinute: 86,
    rangeText: "on average, likely 55 to 133 next time",
  });
  // 60.6 and 605.9 WPM are too far apart for a range; their geometric mean is 191.6.
  expect(certificateOf([typed(text, 200, march), typed(text, 20, may)])).toMatchObject({
    wordsPerMinute: 192,
    rangeText: "on average, no range",
  });
  expect(certificateOf([])).toBeNull();
});
