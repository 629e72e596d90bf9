import type { Milliseconds } from "../../engine/edit.ts";
import type { Mistake } from "../../engine/mistakes.ts";
import type { PacePoint } from "../../engine/pace.ts";
import { Folded } from "../Folded.tsx";
import { Section } from "../Section.tsx";
import { PaceChart } from "./PaceChart.tsx";
import { PaceTable } from "./PaceTable.tsx";
import { fastestPoint, pacePlaces, slowestPoint } from "./pace-places.ts";
import { paceMeaning } from "./pace-meaning.ts";

/** The speed through the text: a line to be explored, its mistakes on it, and a table of the same. */
export function Pace({
  pace,
  mistakes,
  transcribed,
  wordsPerMinute,
  duration,
  pauses,
}: {
  pace: readonly PacePoint[];
  mistakes: readonly Mistake[];
  /** What stands in the field at the end, grapheme by grapheme. */
  transcribed: readonly string[];
  /** Over the whole text, not rounded; `null` where not all of it was typed. */
  wordsPerMinute: number | null;
  duration: Milliseconds;
  /** How many intervals were longer than two seconds. */
  pauses: number;
}) {
  const places = pacePlaces(pace, mistakes);
  const slowest = places[slowestPoint(places)];
  const fastest = places[fastestPoint(places)];
  if (!slowest || !fastest) {
    return (
      <Section title="Pace" meaning="There were too few keystrokes in a row to tell a pace from." />
    );
  }
  return (
    <Section title="Pace" meaning={paceMeaning(slowest, fastest, pauses, transcribed)}>
      <PaceChart
        places={places}
        transcribed={transcribed}
        wordsPerMinute={wordsPerMinute}
        duration={duration}
      />
      <Folded name="Pace as a table">
        <PaceTable places={places} transcribed={transcribed} />
      </Folded>
    </Section>
  );
}
