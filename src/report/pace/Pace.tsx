import type { Milliseconds } from "../../engine/trial/edit.ts";
import type { Mistake } from "../../engine/alignment/mistakes.ts";
import type { PacePoint } from "../../engine/rhythm/pace.ts";
import { Folded } from "../Folded.tsx";
import { Section } from "../Section.tsx";
import { PaceExplorer } from "./PaceExplorer.tsx";
import { PaceLegend } from "./PaceLegend.tsx";
import { PaceLine } from "./PaceLine.tsx";
import { PaceTable } from "./PaceTable.tsx";
import { paceShape } from "./pace-shape.ts";
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
  const shape = paceShape(places, transcribed.length, wordsPerMinute ?? 0);
  return (
    <Section title="Pace" meaning={paceMeaning(slowest, fastest, pauses, transcribed)}>
      <PaceExplorer shape={shape} places={places} transcribed={transcribed} duration={duration}>
        <PaceLine shape={shape} places={places} wordsPerMinute={wordsPerMinute} />
      </PaceExplorer>
      <PaceLegend wordsPerMinute={wordsPerMinute} />
      <Folded name="Pace as a table">
        <PaceTable places={places} transcribed={transcribed} />
      </Folded>
    </Section>
  );
}
