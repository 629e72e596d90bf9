import type { AlignedSpan } from "../../engine/alignment/alignment.ts";
import type {
  Corrections,
  ErrorCounts,
  Mistake,
  Substitution,
} from "../../engine/mistakes/mistakes.ts";
import { Folded, Section } from "../Section.tsx";
import { characterName } from "../character-name.ts";
import { countText, numberText } from "../figures-format.ts";
import { Table } from "../Table.tsx";
import { Drawn, DrawnPassage } from "./DrawnPassage.tsx";
import { mistakeKinds, mistakesMeaning } from "./mistakes-in-words.ts";
import styles from "./mistakes.module.css";
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

/** How each kind is marked: in the passage "the", this was typed. */
const samples = {
  substituted: { presented: ["h"], typed: ["j"] },
  omitted: { presented: ["h"], typed: [] },
  inserted: { presented: [], typed: ["h"] },
  swapped: { presented: ["t", "h"], typed: ["h", "t"] },
} as const;

/** The legend of the drawn passage, and how often each kind was left and corrected. */
function MistakeKinds({
  errorCounts,
  mistakes,
}: {
  errorCounts: ErrorCounts;
  mistakes: readonly Mistake[];
}) {
  const corrected = mistakes.filter(({ isCorrected }) => isCorrected);
  return (
    <Table
      className={styles.kinds}
      caption={
        <>
          Marks of the mistakes left, and their counts.{" "}
          <span className={styles.corrected}>Dots</span> mark the place of one corrected.
        </>
      }
      columns={[
        { name: "Kind" },
        { name: "Meaning", className: styles.meaning },
        { name: "Left" },
        { name: "Corrected" },
      ]}
      rows={mistakeKinds.map(({ kind, name, meaning }) => ({
        key: kind,
        cells: [
          <>
            <span className={styles.sample} aria-hidden="true">
              <span className={styles[kind]}>
                <Drawn kind={kind} {...samples[kind]} />
              </span>
            </span>
            <span>{name}</span>
          </>,
          meaning,
          numberText(errorCounts[kind]),
          numberText(corrected.filter((mistake) => mistake.kind === kind).length),
        ],
      }))}
    />
  );
}

const mostHitsAtFirst = 4;

/** What was hit instead of what, the most frequent in sight, the rest folded away. */
function HitInstead({ substitutions }: { substitutions: readonly Substitution[] }) {
  const rest = substitutions.slice(mostHitsAtFirst);
  return (
    <div>
      <Substitutions
        caption="What was hit instead, corrected or not"
        substitutions={substitutions.slice(0, mostHitsAtFirst)}
      />
      {rest.length > 0 && (
        <Folded name={`${numberText(rest.length)} more`}>
          <Substitutions caption="The rest, hit less often" substitutions={rest} />
        </Folded>
      )}
    </div>
  );
}

function Substitutions({
  caption,
  substitutions,
}: {
  caption: string;
  substitutions: readonly Substitution[];
}) {
  return (
    <Table
      caption={caption}
      columns={[{ name: "Meant" }, { name: "Hit" }, { name: "Times" }]}
      rows={substitutions.map(({ presented, typed, count }) => ({
        key: `${presented} ${typed}`,
        cells: [characterName(presented), characterName(typed), numberText(count)],
      }))}
    />
  );
}
