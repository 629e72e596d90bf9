import type { Mistake } from "../../engine/alignment/mistakes.ts";
import { quoted } from "../character-name.ts";

/** A mistake in a few words: "“r” for “t”, corrected". */
export function mistakeText({ kind, presented, typed, isCorrected }: Mistake): string {
  return `${mistakeMade[kind](presented, typed)}${isCorrected ? ", corrected" : ""}`;
}

/** What happened in each kind of mistake, by what was meant and what was typed: "“r” for “t”". */
export const mistakeMade: Readonly<
  Record<Mistake["kind"], (presented: string, typed: string) => string>
> = {
  substituted: (presented, typed) => `${quoted(typed)} for ${quoted(presented)}`,
  omitted: (presented) => `${quoted(presented)} skipped`,
  inserted: (_, typed) => `${quoted(typed)} too many`,
  swapped: (presented, typed) => `${quoted(typed)} for ${quoted(presented)}, swapped`,
};
