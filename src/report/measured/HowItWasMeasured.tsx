import { keyboardLayouts, type LayoutName } from "../../content/keyboard-layouts.ts";
import type { Analysis } from "../../engine/analyse.ts";
import type { FinishedTrial } from "../../engine/trial/trial.ts";
import { Folded, Section } from "../Section.tsx";
import { explanationsOf } from "./explanations.ts";
import styles from "./measured.module.css";

interface Measured {
  readonly analysis: Analysis;
  readonly trial: FinishedTrial;
  /** The keyboard that is drawn. */
  readonly layout: LayoutName;
}

/** Each figure of the report with its value, its formula and its source, folded away. */
export function HowItWasMeasured(measured: Measured) {
  return (
    <Section
      part="measured"
      meaning="Every figure with its value, its formula, and who defined it so."
    >
      <Folded name="Figures and formulas" isBesideHeading>
        <Figures {...measured} />
      </Folded>
    </Section>
  );
}

function Figures({ analysis, trial, layout }: Measured) {
  return (
    <dl className={styles.figures}>
      {explanationsOf(analysis, trial, keyboardLayouts[layout]).map(
        ({ name, value, formula, source }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd>{formula}</dd>
            <dd className={styles.source}>{source}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
