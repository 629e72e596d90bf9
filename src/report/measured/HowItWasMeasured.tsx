import { keyboardLayouts, type LayoutName } from "../../content/keyboard-layouts.ts";
import type { Analysis } from "../../engine/analyse.ts";
import type { FinishedTrial } from "../../engine/trial/trial.ts";
import note from "../../ui/note.module.css";
import report from "../report.module.css";
import { Folded } from "../../ui/Folded.tsx";
import { Section } from "../Section.tsx";
import { example, pageExplanations } from "./explanations.ts";
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
    <Section part="measured" meaning="Every figure with its value, formula and source.">
      <Folded name="Figures and formulas" className={report.besideHeading}>
        <Figures {...measured} />
      </Folded>
    </Section>
  );
}

function Figures({ analysis, trial, layout }: Measured) {
  return (
    <>
      <p className={note.note}>{example}</p>
      <dl className={styles.figures}>
        {pageExplanations(analysis, trial, keyboardLayouts[layout]).map(
          ({ name, value, formula, example: worked, source }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={styles.value}>{value}</dd>
              <dd>{formula}</dd>
              {worked !== undefined && <dd>Example: {worked}</dd>}
              <dd className={styles.source}>{source}</dd>
            </div>
          ),
        )}
      </dl>
    </>
  );
}
