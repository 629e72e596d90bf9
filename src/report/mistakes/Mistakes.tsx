import type { AlignedSpan } from "../../engine/alignment/alignment.ts";
import type { Corrections } from "../../engine/alignment/corrections.ts";
import type { ErrorCounts } from "../../engine/alignment/error-counts.ts";
import type { Substitution } from "../../engine/alignment/hit-instead.ts";
import type { Mistake } from "../../engine/alignment/mistakes.ts";
import { countText } from "../figures-format.ts";
import { Folded } from "../Folded.tsx";
import { Section } from "../Section.tsx";
import { DrawnPassage } from "./DrawnPassage.tsx";
import { HitInstead } from "./HitInstead.tsx";
import { MistakeKinds } from "./MistakeKinds.tsx";
import styles from "./Mistakes.module.css";
import { mistakesMeaning } from "./mistakes-meaning.ts";
import { passagePieces } from "./passage-pieces.ts";
import { firstMistakes, passageStretches } from "./passage-stretches.ts";

/** More than these are not drawn: at first, and once the whole passage is asked for. */
const mostAtFirst = 40;
const mostInAll = 2_000;

/** What went wrong and what became of it: drawn into the passage, counted by kind, key by key. */
export function Mistakes({
  presented,
  transcribed,
  alignment,
  errors,
  errorCounts,
  mistakes,
  corrections,
  hitInstead,
}: {
  /** The part of the passage that was reached. */
  presented: readonly string[];
  transcribed: readonly string[];
  alignment: readonly AlignedSpan[];
  /** The result's, place by place. */
  errors: number;
  errorCounts: ErrorCounts;
  mistakes: readonly Mistake[];
  corrections: Corrections;
  hitInstead: readonly Substitution[];
}) {
  const meaning = mistakesMeaning(corrections, errorCounts, errors);
  if (mistakes.length === 0 && errorCounts.total === 0) {
    return <Section title="Mistakes" meaning={meaning} />;
  }
  const pieces = passagePieces(alignment, presented, transcribed, mistakes);
  const { stretches, isCutBefore, isCutAfter, undrawn } = passageStretches(pieces, mostAtFirst);
  const [all, undrawnInAll] = firstMistakes(pieces, mostInAll);
  return (
    <Section title="Mistakes" meaning={meaning}>
      <DrawnPassage stretches={stretches} isCutBefore={isCutBefore} isCutAfter={isCutAfter} />
      {undrawn > 0 && <Undrawn count={undrawn} />}
      {(isCutBefore || isCutAfter || stretches.length > 1) && (
        <Folded name="The whole passage">
          <DrawnPassage stretches={[all]} isCutBefore={false} isCutAfter={undrawnInAll > 0} />
          {undrawnInAll > 0 && <Undrawn count={undrawnInAll} />}
        </Folded>
      )}
      <div className={styles.tables}>
        <MistakeKinds errorCounts={errorCounts} mistakes={mistakes} />
        {hitInstead.length > 0 && <HitInstead substitutions={hitInstead} />}
      </div>
    </Section>
  );
}

function Undrawn({ count }: { count: number }) {
  return <p className={styles.undrawn}>{countText(count, "more place")} not drawn here.</p>;
}
