import { cumsum } from "d3-array";
import type { ClaimedRun, RivalRun } from "../exercises/rival.ts";
import type { TextRecipe } from "../texts/recipe.ts";
import {
  linkOf,
  readNumbers,
  readParts,
  readText,
  writeNumbers,
  writeParts,
  writeText,
} from "../links/link-code.ts";
import { readResult, writeResult } from "../links/result-link.ts";
import { plainTest, readSetUp, type RequestedTest, writeSetUp } from "../links/set-up-address.ts";
import { tenth } from "./rival-run.ts";

/** A text to type, and the runs to beat. */
export interface Challenge {
  readonly recipe: TextRecipe;
  /** A digest of the beginning of the text that was typed, by which a changed text is recognised. */
  readonly digest: number;
  /** The sender's run, and in a reply the run that it replies to. */
  readonly runs: readonly [ClaimedRun] | readonly [ClaimedRun, ClaimedRun];
}

/** More times than this are thinned out, so that a link with two runs stays short. */
export const maxTimes = 250;

/** In graphemes. */
export const maxOwnTextLength = 2_000;

/** The most code units of that many graphemes, with combining marks and joiners. */
const maxOwnTextUnits = 80_000;

/**
 * The address that starts a race.
 *
 * @param origin without a slash at the end
 */
export async function challengeLink(challenge: Challenge, origin: string): Promise<string> {
  return linkOf("c", await writeChallengeCode(challenge), origin);
}

/** The parts of a challenge; a visitor's own text, compressed, is the last one. */
export async function writeChallengeCode(challenge: Challenge): Promise<string> {
  const { recipe } = challenge;
  const own = recipe.kind === "own" ? [await writeText(recipe.text)] : [];
  return writeParts([...partsOf(challenge), ...own]);
}

/**
 * The challenge that a code carries.
 *
 * @param code untrusted
 * @returns `null` for anything that `writeChallengeCode` does not write, and for runs that nobody can type.
 */
export async function readChallengeCode(code: string): Promise<Challenge | null> {
  const [words = "", digest = "", ...parts] = readParts(code) ?? [];
  const requested = readSetUp(`#${words}`).setUp.test;
  const packed = requested?.what.kind === "own" ? parts.pop() : undefined;
  const text = packed === undefined ? null : await readText(packed, maxOwnTextUnits);
  const recipe = requested && recipeOf(requested, text);
  const claim = readRun(parts.slice(0, 2));
  const answered = readRun(parts.slice(2));
  if (!recipe || !claim) return null;
  const challenge: Challenge = {
    recipe,
    digest: Number.parseInt(digest, 36),
    runs: answered ? [claim, answered] : [claim],
  };
  const isOurs = partsOf(challenge).join(".") === [words, digest, ...parts].join(".");
  return isOurs ? challenge : null;
}

/** All parts of a challenge except a visitor's own text. The words of a set-up name the text. */
function partsOf({ recipe, digest, runs }: Challenge): readonly string[] {
  return [
    writeSetUp({ test: requestedTest(recipe), layout: null, options: {} }).slice(1),
    digest.toString(36),
    ...runs.flatMap(({ figures, run }) => [writeResult(figures), writeRun(run)]),
  ];
}

function requestedTest(recipe: TextRecipe): RequestedTest {
  if (recipe.kind === "own") return { ...plainTest, what: { kind: "own" } };
  if (recipe.kind === "code") return { ...plainTest, what: recipe };
  const { level, language, ...what } = recipe;
  return { ...plainTest, level, language, what };
}

/** @returns `null` for a test whose text is not fixed. */
function recipeOf(
  { what, level, language }: RequestedTest,
  text: string | null,
): TextRecipe | null {
  if (what.kind === "own" && text !== null) return { kind: "own", text };
  if (what.kind === "code" && what.code !== null) return { kind: "code", code: what.code };
  if (what.kind === "passage" && what.index !== undefined) {
    return { kind: "passage", language, level, index: what.index };
  }
  if (what.kind === "length" && what.seed !== undefined) {
    return { kind: "length", language, level, length: what.length, seed: what.seed };
  }
  return null;
}

/** The words in a segment, and the time from one segment's end to the next. */
function writeRun({ wordsPerSegment, times }: RivalRun): string {
  return writeNumbers([
    wordsPerSegment,
    ...times.map((time, index) => time - (times[index - 1] ?? 0)),
  ]);
}

/** @returns `null` if the figures do not agree with one another, or the run with them. */
function readRun([result = "", run = ""]: readonly string[]): ClaimedRun | null {
  const figures = readResult(result);
  const [wordsPerSegment = 0, ...gaps] = readNumbers(run);
  const times = Array.from(cumsum(gaps));
  const isPossible = wordsPerSegment >= 1 && times.length <= maxTimes;
  if (!figures || !isPossible) return null;
  const end = ((figures.seconds + 1) * 1_000) / tenth;
  return (times.at(-1) ?? 0) <= end ? { figures, run: { wordsPerSegment, times } } : null;
}
