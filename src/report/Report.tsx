import type { LayoutName } from "../content/keyboard-layouts.ts";
import type { Analysis } from "../engine/analyse.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import type { DrillOffer } from "../exercises/drill-exercise.ts";
import { unitOf, wordUnit } from "../format/speed-unit.ts";
import { Folded } from "../ui/Folded.tsx";
import { RenderInTurn } from "../ui/RenderInTurn.tsx";
import { Compare } from "./Compare.tsx";
import { explanationsOf } from "./explanations.ts";
import { Keys } from "./keys/Keys.tsx";
import { Mistakes } from "./mistakes/Mistakes.tsx";
import { Pace } from "./pace/Pace.tsx";
import { Replay } from "./replay/Replay.tsx";
import { Section } from "./Section.tsx";
import styles from "./report.module.css";

/** Explains a finished trial: the parts in the order of use, in turn, so that the page responds between them. */
export function Report({
  trial,
  analysis,
  isCompared = false,
  layout,
  onLayout,
  drillOffer,
}: {
  trial: FinishedTrial;
  analysis: Analysis;
  /** Whether the speed is compared with the study, if that was of texts like this one. */
  isCompared?: boolean;
  /** The keyboard that is drawn. */
  layout: LayoutName;
  onLayout: (layout: LayoutName) => void;
  /** `null` if no drill is offered. */
  drillOffer: DrillOffer | null;
}) {
  const unit = unitOf(trial.presented);
  return (
    <RenderInTurn>
      <Mistakes analysis={analysis} layout={layout} />
      <Pace analysis={analysis} unit={unit} />
      <Keys analysis={analysis} layout={layout} onLayout={onLayout} drillOffer={drillOffer} />
      {isCompared && unit === wordUnit && <Compare analysis={analysis} />}
      <Replay trial={trial} />
      <HowItWasMeasured analysis={analysis} />
    </RenderInTurn>
  );
}

/** The figures of the report with their values, formulas and sources, folded away. */
function HowItWasMeasured({ analysis }: { analysis: Analysis }) {
  return (
    <Section part="measured" meaning="Every figure with its value, formula and source.">
      <Folded name="Figures and formulas" className={styles.besideHeading}>
        <dl className={styles.figures}>
          {explanationsOf(analysis).map(
            ({ name, value, formula, source = "This site’s own definition" }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className={styles.value}>{value}</dd>
                <dd>{formula}</dd>
                <dd className={styles.source}>{source}</dd>
              </div>
            ),
          )}
        </dl>
      </Folded>
    </Section>
  );
}
