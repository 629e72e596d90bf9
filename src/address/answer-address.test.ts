import fc from "fast-check";
import { expect, test } from "vitest";
import { type Challenge, readChallengeCode, writeChallengeCode } from "../race/challenge-link.ts";
import { exampleRun as run } from "../race/test-aids/example-run.ts";
import { beginningDigest, defaultLength, type TextRecipe, timedLength } from "../texts/recipe.ts";
import { english, passageExercise } from "../exercises/passage-exercise.ts";
import { recipeExercise } from "../exercises/recipe-exercise.ts";
import { createTestStore } from "../typing-test/store.ts";
import { answerChallenge } from "./answer-address.ts";

const place = { language: "en", level: "easy" } as const;
const recipes: readonly TextRecipe[] = [
  { kind: "passage", ...place, index: 0 },
  { kind: "length", ...place, length: timedLength(60), seed: 7 },
  { kind: "length", ...place, length: { ...defaultLength, from: "words" }, seed: 7 },
  { kind: "code", code: "Python" },
  { kind: "own", text: "Über 日本 sang the kettle while the old mill turned. ".repeat(8).trim() },
];

/** A challenge on each kind of text, and replies. */
const challenges = await Promise.all(
  recipes.map(async (recipe, index): Promise<Challenge> => {
    const digest = beginningDigest((await recipeExercise(recipe, english, 213))?.text ?? "");
    return { recipe, digest, runs: index % 2 === 0 ? [run] : [run, run] };
  }),
);

const codes = await Promise.all(challenges.map(writeChallengeCode));

/** Damage to a link: it is cut, or a part is added, removed, doubled or reversed. */
const mutations = fc
  .record({
    from: fc.nat(),
    length: fc.nat(12),
    put: fc.oneof(
      fc.string({ unit: "binary", maxLength: 8 }),
      fc.constantFrom("A", "_", ".", "%", "…", "\n", " ", "A".repeat(70_000)),
    ),
    way: fc.constantFrom("changed", "cut", "doubled", "turned"),
  })
  .map(({ from, length, put, way }) => (code: string) => {
    const start = from % code.length;
    const [before, part] = [code.slice(0, start), code.slice(start, start + length)];
    const after = code.slice(start + length);
    if (way === "cut") return before;
    if (way === "doubled") return before + part + part + after;
    return before + (way === "turned" ? [...part].toReversed().join("") : put) + after;
  });

/** The test on screen. */
const opening = passageExercise("easy");

test("a damaged link is still the same race, or refused in a sentence", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(codes.length - 1), mutations, async (index, mutation) => {
      const code = mutation(codes[index] ?? "");
      const store = createTestStore(opening);
      const { offer, problem } = await answerChallenge(code, store);
      expect(store.getState().exercise).toBe(opening);
      expect(offer === null).toBe(problem !== null);
      if (problem) expect(problem).toMatch(/^This challenge link is incomplete/);
      else expect(await readChallengeCode(code)).toEqual(challenges[index]);
    }),
    { numRuns: 1_000 },
  );
});

const number = fc.oneof(fc.nat(400), fc.maxSafeNat());
const forgedRun = fc.record({
  figures: fc
    .record({ wordsPerMinute: number, seconds: number, characters: number, errors: number })
    .map((figures) => Object.assign({}, run.figures, figures, { likelyRange: null })),
  run: fc.record({
    wordsPerSegment: number,
    times: fc.constantFrom([], [4], Array<number>(300).fill(1)),
  }),
});
const forgedRecipe = fc.oneof(
  fc.record({ kind: fc.constant("passage"), ...fixed(place), index: number }),
  fc.record({
    kind: fc.constant("length"),
    ...fixed(place),
    length: number.map(timedLength),
    seed: number,
  }),
  fc.string({ unit: "binary", maxLength: 60 }).map((text) => ({ kind: "own", text }) as const),
) satisfies fc.Arbitrary<TextRecipe>;

test("a forged link with valid checks is a race that can be typed, or refused in a sentence", async () => {
  await fc.assert(
    fc.asyncProperty(forgedRecipe, fc.option(forgedRun), async (recipe, forged) => {
      const text = (await recipeExercise(recipe, english, 213).catch(() => null))?.text ?? "";
      const challenge = { recipe, digest: beginningDigest(text), runs: [forged ?? run] } as const;
      const store = createTestStore(opening);
      const { offer, problem } = await answerChallenge(await writeChallengeCode(challenge), store);
      if (offer) {
        offer.begin(false);
        const { exercise } = store.getState();
        expect(exercise.text).toBe(text);
        expect(exercise.limit ?? 5_000).toBeGreaterThanOrEqual(5_000);
        expect(exercise.race?.rival.pacer(1e6)).toBeGreaterThanOrEqual(0);
      } else expect(problem).toMatch(/\.$/);
    }),
  );
});

function fixed<Fields extends object>(fields: Fields) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, fc.constant(value)]),
  ) as { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> };
}
