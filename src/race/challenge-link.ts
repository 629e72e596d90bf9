import { codePieces } from "../content/code-pieces.ts";
import { languages } from "../content/languages/languages.ts";
import { levelNames } from "../content/passages.ts";
import type { ClaimedRun, RivalRun } from "../exercises/rival.ts";
import { tenth } from "./rival-run.ts";
import {
  isPossibleLength,
  lengthUnits,
  type TextLength,
  textDigest,
  type TextRecipe,
} from "../texts/recipe.ts";
import {
  base64UrlOf,
  compressed,
  decompressed,
  fromBase64Url,
  linkOf,
  readNumbers,
  writeNumbers,
} from "../links/link-code.ts";
import { resultOf, isPossible, resultNumbers } from "../links/result-link.ts";

/** A text to type, and the runs to beat. */
export interface Challenge {
  readonly recipe: TextRecipe;
  /** A digest of the beginning of the text that was typed, by which a changed text is recognised. */
  readonly digest: number;
  /** The sender's run, and in a reply the run that it replies to. */
  readonly runs: readonly [ClaimedRun] | readonly [ClaimedRun, ClaimedRun];
}

/** More times than this are thinned out, so that a link with two runs stays short. */
export const mostTimes = 250;

/** The longest own text in a link, in graphemes. */
export const longestOwn = 2_000;

/** The most bytes of that many graphemes, with combining marks and joiners. */
const mostOwnBytes = 80_000;

/** Longer than any challenge that this site writes. */
const mostCharacters = 60_000;

const version = "1";

/**
 * The address that starts a race.
 *
 * @param origin without a slash at the end
 * @returns `null` if the text is the visitor's own and the browser cannot compress it.
 */
export async function challengeLink(challenge: Challenge, origin: string): Promise<string | null> {
  const code = await writeChallengeCode(challenge).catch(() => null);
  return code && linkOf("c", code, origin);
}

/** The version and the numbers of a challenge; after dots an own text, compressed, and its check. */
export async function writeChallengeCode(challenge: Challenge): Promise<string> {
  const code = version + writeNumbers(challengeNumbers(challenge));
  const { recipe } = challenge;
  if (recipe.kind !== "own") return code;
  const packed = base64UrlOf([...(await compressed(recipe.text))]);
  return `${code}.${packed}.${checkOf(packed)}`;
}

/**
 * The challenge that a code carries.
 *
 * @param code from anyone, so nothing is taken on trust
 * @returns `null` for anything that `writeChallengeCode` does not write, and for runs that nobody can type.
 */
export async function readChallengeCode(code: string): Promise<Challenge | null> {
  if (code.length > mostCharacters || !code.startsWith(version)) return null;
  const [written = "", packed, check, ...others] = code.slice(version.length).split(".");
  if (others.length > 0 || (packed !== undefined && check !== checkOf(packed))) return null;
  const numbers = readNumbers(written);
  const text = packed === undefined ? null : await ownText(packed);
  if (!numbers || (packed !== undefined && text === null)) return null;
  const challenge = challengeOfNumbers(numbers, text);
  if (!challenge || !challenge.runs.every(isPossibleRun)) return null;
  // Of all the ways to write the same numbers only one is ours.
  return writeNumbers(challengeNumbers(challenge)) === written ? challenge : null;
}

function checkOf(packed: string): string {
  return writeNumbers([textDigest(packed)]);
}

async function ownText(packed: string): Promise<string | null> {
  const bytes = fromBase64Url(packed);
  return bytes && decompressed(new Uint8Array(bytes), mostOwnBytes);
}

/** All numbers of a challenge and their digest, which detects most changes to so long a link. */
function challengeNumbers({ recipe, digest, runs }: Challenge): readonly number[] {
  const numbers = [
    ...recipeNumbers(recipe),
    digest,
    runs.length,
    ...runs.flatMap(({ figures, run }) => [...resultNumbers(figures), ...runNumbers(run)]),
  ];
  return [...numbers, textDigest(numbers.join(" "))];
}

function runNumbers({ every, times }: RivalRun): readonly number[] {
  return [every, times.length, ...times.map((time, index) => time - (times[index - 1] ?? 0))];
}

function challengeOfNumbers(numbers: readonly number[], text: string | null): Challenge | null {
  const left = numbers.values();
  // A missing number must not count as a valid one.
  const next = () => left.next().value ?? Number.NaN;
  const recipe = recipeOf(next, text);
  const digest = next();
  const count = next();
  if (!recipe || (count !== 1 && count !== 2)) return null;
  return { recipe, digest, runs: count === 1 ? [runOf(next)] : [runOf(next), runOf(next)] };
}

function runOf(next: () => number): ClaimedRun {
  const figures = resultOf(next);
  const every = next();
  const count = Math.min(next() || 0, mostTimes + 1);
  let time = 0;
  const times = Array.from({ length: count }, () => (time += next()));
  return { figures, run: { every, times } };
}

/** Whether the figures agree with one another, and the run with them. */
function isPossibleRun({ figures, run: { every, times } }: ClaimedRun): boolean {
  const end = ((figures.seconds + 1) * 1_000) / tenth;
  return (
    isPossible(figures) && every >= 1 && times.length <= mostTimes && (times.at(-1) ?? 0) <= end
  );
}

/** Links name a kind by its place. */
const kinds = ["passage", "own", "length", "code"] as const;

/** A recipe as numbers: its kind and its parameters, without a text of the visitor's own. */
function recipeNumbers(recipe: TextRecipe): readonly number[] {
  const of = kinds.indexOf(recipe.kind);
  if (recipe.kind === "own") return [of];
  // By its language, because pieces may be added; the digest of the text detects one that was changed.
  if (recipe.kind === "code") return [of, textDigest(recipe.code)];
  const { kind, language, level } = recipe;
  const from = [of, languageNumber(language), levelNames.indexOf(level)];
  if (kind === "passage") return [...from, recipe.index];
  return [...from, ...lengthNumbers(recipe.length), recipe.seed];
}

/**
 * The recipe of numbers from anyone.
 *
 * @param next the numbers in turn, `NaN` once there are no more
 * @param text of an own text
 * @returns `null` if they encode no recipe; the place of a passage is not checked
 */
function recipeOf(next: () => number, text: string | null): TextRecipe | null {
  const kind = kinds[next()];
  if (kind === "own") return text === null ? null : { kind, text };
  if (kind === "code" && text === null) {
    const name = next();
    const piece = codePieces.find(({ language }) => textDigest(language) === name);
    return piece ? { kind, code: piece.language } : null;
  }
  const language = languageOf(next());
  const level = levelNames[next()];
  if (!kind || kind === "code" || !language || !level || text !== null) return null;
  if (kind === "passage") return { kind, language, level, index: next() };
  const length = lengthOf(next);
  return length && { kind, language, level, length, seed: next() };
}

/** Flags of a length: of words, without marks, with numbers. */
const wordsFlag = 1;
const bareFlag = 2;
const numbersFlag = 4;

function lengthNumbers({
  unit,
  amount,
  from,
  hasMarks,
  hasNumbers,
}: TextLength): readonly number[] {
  const flags =
    (from === "words" ? wordsFlag : 0) + (hasMarks ? 0 : bareFlag) + (hasNumbers ? numbersFlag : 0);
  return [lengthUnits.indexOf(unit), amount, flags];
}

function lengthOf(next: () => number): TextLength | null {
  const unit = lengthUnits[next()];
  const amount = next();
  const flags = next();
  if (!unit) return null;
  const length: TextLength = {
    unit,
    amount,
    from: flags & wordsFlag ? "words" : "sentences",
    hasMarks: !(flags & bareFlag),
    hasNumbers: Boolean(flags & numbersFlag),
  };
  return isPossibleLength(length) ? length : null;
}

/** A language by the letters of its tag, read as a number to the base 36: `en` is 527. */
function languageNumber(tag: string): number {
  return Number.parseInt(tag, 36);
}

function languageOf(number: number): string | undefined {
  return languages.find(({ tag }) => languageNumber(tag) === number)?.tag;
}
