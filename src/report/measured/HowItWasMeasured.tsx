import type { Analysis } from "../../engine/analyse.ts";
import { Folded } from "../../ui/Folded.tsx";
import styles from "../report.module.css";
import { Section } from "../Section.tsx";
import { explanationsOf } from "./explanations.ts";

/** The figures of the report with their values, formulas and sources, folded away. */
export function HowItWasMeasured({ analysis }: { analysis: Analysis }) {
  return (
    <Section part="measured" meaning="Every figure with its value, formula and source.">
      <Folded name="Figures and formulas" className={styles.besideHeading}>
        <dl className={styles.figures}>
          {explanationsOf(analysis).map(({ name, value, formula, source }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={styles.value}>{value}</dd>
              <dd>{formula}</dd>
              <dd className={styles.source}>{source}</dd>
            </div>
          ))}
        </dl>
      </Folded>
    </Section>
  );
}
