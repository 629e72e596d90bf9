import { countText } from "../../format/format-figures.ts";
import { scoredTestOf, scoreText, scoringRules } from "../../format/score.ts";
import type { readSavedTest } from "../../saved-tests/read-log.ts";
import type { DecodedTest } from "../../saved-tests/stored-test.ts";
import { grossText } from "./supervised-form.ts";

/** What was typed from a form; empty if left out. */
export interface FormEntries {
  readonly digest: string;
  readonly gross: string;
  /** The speed by the form's rule. */
  readonly score: string;
}

/** A file that was opened as the log of a form. */
export interface OpenedLog {
  readonly name: string;
  /** `null` if the browser computes none. */
  readonly digest: string | null;
  readonly test: ReturnType<typeof readSavedTest> | "unreadable";
}

/** Whether a form and a log match, in sentences. */
export function checkForm(entries: FormEntries, { digest, test }: OpenedLog) {
  const { kind, details } = compareDigests(entries.digest, digest);
  if (typeof test === "string") {
    return { verdict: kind === "same" ? verdicts.same.none : problems[test], details };
  }
  const figures = figuresDetails(entries, test);
  const outcome =
    figures.length === 0 ? "none" : figures.every(({ agrees }) => agrees) ? "agree" : "differ";
  return {
    verdict: verdicts[kind][outcome],
    details: [
      ...details,
      ...figures.map(({ sentence }) => sentence),
      ...withoutNumber("Gross", entries.gross),
      ...withoutNumber("Speed", entries.score),
    ],
  };
}

const mistyped = "The digest does not match, but it is so close that it was probably mistyped.";

const verdicts: Readonly<
  Record<DigestCheck["kind"], Readonly<Record<"agree" | "differ" | "none", string>>>
> = {
  unchecked: {
    agree: "The figures match. The digest was not checked.",
    differ: "The figures do not match. The digest was not checked.",
    none: "Nothing has been checked yet. Enter the digest from the form.",
  },
  mistyped: { agree: mistyped, differ: mistyped, none: mistyped },
  same: {
    agree: "The form and the log match.",
    differ: "This is the log that was saved with the form, but the form gives different figures.",
    none: "The digest matches: this is the log that was saved with the form, unchanged.",
  },
  different: {
    agree: "The digest does not match, though the figures do. The log was changed or saved again.",
    differ: "This log does not belong to the form. It is from another test, or it was changed.",
    none: "The digest does not match. The log is from another test, or it was changed.",
  },
};

const problems: Readonly<Record<Exclude<OpenedLog["test"], DecodedTest>, string>> = {
  notJson: "This file is not a saved log, or its end is missing.",
  notALog: "This file is not the log of a single test.",
  newer: "This log comes from a newer version of Keypace that this page cannot read.",
  damaged: "This log was changed or damaged: it can no longer be read.",
  unfinished: "This log was changed or damaged: its test has no end.",
  tooLong: "The test in this log is too long to analyse.",
  unreadable:
    "This file could not be read. It may have changed, be in use, or need permission that you do not have.",
};

function figuresDetails({ gross, score }: FormEntries, test: DecodedTest) {
  const scored = scoredTestOf(test.trial);
  const details: { readonly agrees: boolean; readonly sentence: string }[] = [];
  const [enteredGross, enteredScore] = [numberIn(gross), numberIn(score)];
  if (enteredGross !== null) {
    const own = grossText(scored);
    const agrees = numberIn(own) === enteredGross;
    details.push({
      agrees,
      sentence: agrees
        ? `Gross: ${own} WPM on the form and in the log.`
        : `Gross: the log gives ${own} WPM.`,
    });
  }
  if (enteredScore !== null) {
    const rule = scoringRules.find((each) => numberIn(scoreText(each, scored)) === enteredScore);
    details.push({
      agrees: rule !== undefined,
      sentence: rule
        ? `Speed: matches the log under the rule “${rule.name}”.`
        : "Speed: does not match the log under any rule.",
    });
  }
  return details;
}

function withoutNumber(name: string, entry: string): readonly string[] {
  if (entry.trim() === "" || numberIn(entry) !== null) return [];
  return [`${name}: your entry has no number. Use the digits 0 to 9.`];
}

/** The number in "57.4 WPM", "57,4" or "17,220", also in full width; `null` without one. */
function numberIn(text: string): number | null {
  const narrow = text.normalize("NFKC");
  const written = narrow.replaceAll(/,(?=\d{3}(?!\d))/g, "").replace(",", ".");
  const [number] = /\d+(?:\.\d+)?/.exec(written) ?? [];
  return number === undefined ? null : Number(number);
}

/** How a digest typed from paper compares with that of a file. */
interface DigestCheck {
  readonly kind: "unchecked" | "mistyped" | "same" | "different";
  /** What to put right, in sentences. */
  readonly details: readonly string[];
}

/** Digests of two files differ in 60 of 64 digits on average. One that differs in so few was mistyped. */
const mostMistyped = 8;

/**
 * @param typed with spaces, capitals and full-width characters as they come
 * @param digest `null` if the browser computes none
 */
function compareDigests(typed: string, digest: string | null): DigestCheck {
  const entered = typed.normalize("NFKC").replaceAll(/\s/g, "").toLowerCase();
  if (entered === "" || digest === null) return { kind: "unchecked", details: [] };
  if (entered === digest) return { kind: "same", details: [] };
  if (!/^[\da-f]{64}$/.test(entered)) {
    const has = entered.length === 64 ? "other characters" : countText(entered.length, "character");
    const form = "A digest has 64 characters, each of them 0 to 9 or a to f.";
    return { kind: "unchecked", details: [`${form} Your entry has ${has}.`] };
  }
  const places = Array.from(entered).flatMap((digit, at) => (digit === digest[at] ? [] : [at]));
  if (places.length > mostMistyped) return { kind: "different", details: [] };
  const groups = [...new Set(places.map((at) => Math.floor(at / 8) + 1))];
  const others = groups.slice(0, -1).join(", ");
  const compared =
    others === "" ? `group ${groups.at(-1)}` : `groups ${others} and ${groups.at(-1)}`;
  return { kind: "mistyped", details: [`Compare ${compared} of 8.`] };
}
