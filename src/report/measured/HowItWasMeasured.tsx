import type { Analysis } from "../../engine/analyse.ts";
import { Folded, Section } from "../Section.tsx";
import { explanationsOf } from "./explanations.ts";
import styles from "./measured.module.css";

/** Each figure of the report with its value, its formula and its source, folded away. */
export function HowItWasMeasured({ analysis }: { analysis: Analysis }) {
  return (
    <Section
      part="measured"
      meaning="Every figure with its value, its formula, and who defined it so."
    >
      <Folded name="Figures and formulas" isBesideHeading>
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
