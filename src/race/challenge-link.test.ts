import { describe, expect, test } from "vitest";
import { codePieces } from "../content/code-pieces.ts";
import { type TextLength, timedLength } from "../texts/recipe.ts";
import {
  type Challenge,
  challengeLink,
  maxOwnTextLength,
  readChallengeCode,
  writeChallengeCode,
} from "./challenge-link.ts";
import { exampleRun as run } from "./test-aids/example-run.ts";

const onPassage: Challenge = {
  recipe: { kind: "passage", language: "en", level: "medium", index: 3 },
  digest: 54_321,
  runs: [run],
};

// The text in words, its digest, the figures, the words of a segment, tenths from one end to the next, the digest.
const code = "passage4-medium.15wx.1-1q-15-5x-6-9-1-0-0-1l-1w.1-4-9-0-4x-66.174h47l";

describe("a challenge comes back from its code as it was", () => {
  test("on a passage, with a code that never changes", async () => {
    expect(await writeChallengeCode(onPassage)).toBe(code);
    expect(await readChallengeCode(code)).toEqual(onPassage);
  });

  test("on a timed text, with both runs of a duel", async () => {
    const duel: Challenge = {
      recipe: {
        kind: "length",
        language: "de",
        level: "hard",
        length: timedLength(60),
        seed: 2 ** 32 - 1,
      },
      digest: 0,
      runs: [run, { ...run, run: { wordsPerSegment: 2, times: [] } }],
    };
    expect(await readChallengeCode(await writeChallengeCode(duel))).toEqual(duel);
  });

  test("on a text of a length that was set, with all that was set", async () => {
    const length = {
      unit: "words",
      amount: 120,
      from: "words",
      hasMarks: false,
      hasNumbers: true,
    } as const;
    const set = (change: Partial<TextLength>): Challenge => ({
      ...onPassage,
      recipe: {
        kind: "length",
        language: "uk",
        level: "easy",
        length: { ...length, ...change },
        seed: 7,
      },
    });
    for (const change of [{}, { unit: "endless", amount: 0, hasMarks: true }] as const) {
      const challenge = set(change);
      expect(await readChallengeCode(await writeChallengeCode(challenge))).toEqual(challenge);
    }
    expect(await writeChallengeCode(set({}))).toMatch(
      /^120words-seed7-easy-random-plain-numbers-uk\./,
    );
    expect(await readChallengeCode(await writeChallengeCode(set({ amount: 9 })))).toBeNull();
  });

  test("on each piece of code, by its name, so that more can be added", async () => {
    const onCode: Challenge = { ...onPassage, recipe: { kind: "code", code: "TypeScript" } };
    expect(await writeChallengeCode(onCode)).toMatch(/^typescript\./);
    for (const { language } of codePieces) {
      const challenge: Challenge = { ...onPassage, recipe: { kind: "code", code: language } };
      expect(await readChallengeCode(await writeChallengeCode(challenge))).toEqual(challenge);
    }
  });

  test("on the longest own text of the longest emoji", async () => {
    // Ten code points, 35 bytes.
    const own: Challenge = {
      ...onPassage,
      recipe: { kind: "own", text: "👩🏽‍❤️‍💋‍👨🏻".repeat(maxOwnTextLength) },
    };
    expect(await readChallengeCode(await writeChallengeCode(own))).toEqual(own);
  });
});

test("a link to a built-in text has at most 2,000 characters, whatever the runs", async () => {
  const slowest = {
    wordsPerSegment: 4,
    times: Array.from({ length: 250 }, (_, index) => index * 144),
  };
  const long = { ...run, run: slowest };
  const link = await challengeLink(
    { ...onPassage, runs: [long, long] },
    "https://a-rather-long-name.example.org",
  );
  expect(link.length).toBeLessThan(2_000);
});

test("a code that was cut off, lengthened or changed is refused", async () => {
  for (let at = 0; at < code.length; at += 1) {
    expect(await readChallengeCode(code.slice(0, at))).toBeNull();
    for (const other of ["", "A", "z", ".", "_", "%", "é"]) {
      if (code[at] === other) continue;
      const changed = code.slice(0, at) + other + code.slice(at + 1);
      expect(await readChallengeCode(changed)).toBeNull();
    }
  }
  expect(await readChallengeCode(`${code}A`)).toBeNull();
  expect(await readChallengeCode(`${code}.AAAA`)).toBeNull();
  const own = await writeChallengeCode({ ...onPassage, recipe: { kind: "own", text: "A lake." } });
  expect(await readChallengeCode(own)).not.toBeNull();
  expect(await readChallengeCode(`${own}.junk`)).toBeNull();
  expect(await readChallengeCode("1.".repeat(100_000))).toBeNull();
});

test.each<[string, Challenge]>([
  [
    "a run that ends after the run",
    { ...onPassage, runs: [{ ...run, run: { wordsPerSegment: 1, times: [421] } }] },
  ],
  [
    "a speed that the characters do not have",
    { ...onPassage, runs: [{ ...run, figures: { ...run.figures, wordsPerMinute: 63 } }] },
  ],
  [
    "more times than a link takes",
    {
      ...onPassage,
      runs: [{ ...run, run: { wordsPerSegment: 1, times: Array<number>(251).fill(0) } }],
    },
  ],
  [
    "segments of no words",
    { ...onPassage, runs: [{ ...run, run: { wordsPerSegment: 0, times: [4] } }] },
  ],
])("refused: %s", async (_name, impossible) => {
  expect(await readChallengeCode(await writeChallengeCode(impossible))).toBeNull();
});
