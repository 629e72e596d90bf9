import type { LayoutName } from "../content/keyboard-layouts.ts";
import type { Analysis } from "../engine/analyse.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { Keys } from "./keys/Keys.tsx";
import type { Practise } from "../exercises/drill-exercise.ts";
import { Mistakes } from "./mistakes/Mistakes.tsx";
import { Pace } from "./pace/Pace.tsx";

export interface TypedPartsProps {
  readonly trial: FinishedTrial;
  readonly analysis: Analysis;
  /** The keyboard that is drawn. */
  readonly layout: LayoutName;
  readonly onLayout: (layout: LayoutName) => void;
  /** `null` where no drill is offered. */
  readonly practise: Practise | null;
}

/** The parts of a report that tell how one trial was typed: its mistakes, pace and keys. */
export function TypedParts(props: TypedPartsProps) {
  return (
    <>
      <MistakesPart {...props} />
      <PacePart {...props} />
      <KeysPart {...props} />
    </>
  );
}

export function MistakesPart({
  trial,
  analysis,
  layout,
}: Pick<TypedPartsProps, "trial" | "analysis" | "layout">) {
  return (
    <Mistakes
      presented={analysis.presented}
      transcribed={trial.transcribed.graphemes}
      alignment={analysis.alignment}
      errorCounts={analysis.errorCounts}
      mistakes={analysis.mistakes}
      corrections={analysis.corrections}
      hitInstead={analysis.hitInstead}
      layout={layout}
    />
  );
}

export function PacePart({ trial, analysis }: Pick<TypedPartsProps, "trial" | "analysis">) {
  return <Pace analysis={analysis} transcribed={trial.transcribed.graphemes} />;
}

export function KeysPart({ analysis, layout, onLayout, practise }: Omit<TypedPartsProps, "trial">) {
  return (
    <Keys
      letterTimes={analysis.letterTimes}
      pairTimes={analysis.pairTimes}
      typicalInterval={analysis.medianInterval}
      hitInstead={analysis.hitInstead}
      layout={layout}
      onLayout={onLayout}
      practise={practise}
    />
  );
}
