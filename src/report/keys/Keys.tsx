import type { Substitution } from "../../engine/alignment/hit-instead.ts";
import type { LetterTimes } from "../../engine/practice/letter-times.ts";
import type { PracticeFigures } from "../../engine/practice/practice-figures.ts";
import { Section } from "../Section.tsx";
import { keysMeaning } from "./keys-meaning.ts";
import { PracticeLists } from "./PracticeLists.tsx";
import { ShadedKeyboard } from "./ShadedKeyboard.tsx";

/** Which keys were missed and which were slow: on a keyboard, as a table and as lists. */
export function Keys({
  letterTimes: { letters, wordStarts },
  pairTimes,
  hitInstead,
}: {
  letterTimes: LetterTimes;
  pairTimes: readonly PracticeFigures[];
  hitInstead: readonly Substitution[];
}) {
  if (letters.length === 0) {
    return (
      <Section title="Keys" meaning="Nothing was typed key by key, so no key can be judged." />
    );
  }
  return (
    <Section title="Keys" meaning={keysMeaning(letters)}>
      <ShadedKeyboard letters={letters} hitInstead={hitInstead} />
      <PracticeLists letters={letters} pairs={pairTimes} wordStarts={wordStarts} />
    </Section>
  );
}
