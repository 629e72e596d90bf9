import { codePieces } from "../content/code-pieces.ts";
import { languages } from "../content/languages/languages.ts";
import { levelNames } from "../content/passages.ts";
import { isPossibleLength, lengthUnits, type OwnLength } from "../texts/own-length.ts";
import type { TextRecipe } from "../texts/recipe.ts";

/** Links name a kind by its place. */
const kinds = ["passage", "own", "length", "code"] as const;

/** A recipe as numbers: its kind and its parameters, without a text of the visitor's own. */
export function recipeNumbers(recipe: TextRecipe): readonly number[] {
  const of = kinds.indexOf(recipe.kind);
  if (recipe.kind === "own") return [of];
  if (recipe.kind === "code") return [of, codeNumber(recipe.language)];
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
export function recipeOf(next: () => number, text: string | null): TextRecipe | null {
  const kind = kinds[next()];
  if (kind === "own") return text === null ? null : { kind, text };
  if (kind === "code" && text === null) {
    const piece = codePieces[next()];
    return piece ? { kind, language: piece.language } : null;
  }
  const language = languageOf(next());
  const level = levelNames[next()];
  if (!kind || kind === "code" || !language || !level || text !== null) return null;
  if (kind === "passage") return { kind, language, level, index: next() };
  const length = lengthOf(next);
  return length && { kind, language, level, length, seed: next() };
}

/** Bits of a length: of words, without marks, with numbers. */
const ofWords = 1;
const isBare = 2;
const isNumbered = 4;

function lengthNumbers({ unit, amount, from, hasMarks, hasNumbers }: OwnLength): readonly number[] {
  const marks =
    (from === "words" ? ofWords : 0) + (hasMarks ? 0 : isBare) + (hasNumbers ? isNumbered : 0);
  return [lengthUnits.indexOf(unit), amount, marks];
}

function lengthOf(next: () => number): OwnLength | null {
  const unit = lengthUnits[next()];
  const amount = next();
  const marks = next();
  if (!unit) return null;
  const length: OwnLength = {
    unit,
    amount,
    from: marks & ofWords ? "words" : "sentences",
    hasMarks: !(marks & isBare),
    hasNumbers: Boolean(marks & isNumbered),
  };
  return isPossibleLength(length) ? length : null;
}

/** A piece of code by its place; the digest of the text detects a change. */
function codeNumber(name: string): number {
  return codePieces.findIndex(({ language }) => language === name);
}

/** A language by the letters of its tag, read as a number to the base 36: `en` is 527. */
function languageNumber(tag: string): number {
  return Number.parseInt(tag, 36);
}

function languageOf(number: number): string | undefined {
  return languages.find(({ tag }) => languageNumber(tag) === number)?.tag;
}
