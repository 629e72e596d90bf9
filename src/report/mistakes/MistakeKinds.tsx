import type { ErrorCounts } from "../../engine/alignment/error-counts.ts";
import type { Mistake } from "../../engine/alignment/mistakes.ts";
import { numberText } from "../figures-format.ts";
import table from "../table.module.css";
import { Drawn } from "./DrawnPassage.tsx";
import marks from "./DrawnPassage.module.css";
import styles from "./MistakeKinds.module.css";
import { mistakeKinds } from "./mistake-kinds.ts";

/** How each kind is marked: in the passage "the", this was typed. */
const samples = {
  substituted: { presented: ["h"], typed: ["j"] },
  omitted: { presented: ["h"], typed: [] },
  inserted: { presented: [], typed: ["h"] },
  swapped: { presented: ["t", "h"], typed: ["h", "t"] },
} as const;

/** The legend of the drawn passage, and how often each kind was left and corrected. */
export function MistakeKinds({
  errorCounts,
  mistakes,
}: {
  errorCounts: ErrorCounts;
  mistakes: readonly Mistake[];
}) {
  const corrected = mistakes.filter(({ isCorrected }) => isCorrected);
  return (
    <table className={`${table.table} ${styles.kinds}`}>
      <caption>
        Marks of the mistakes left, and their counts. <span className={marks.corrected}>Dots</span>{" "}
        mark the place of one corrected.
      </caption>
      <thead>
        <tr>
          <th scope="col">Kind</th>
          <th scope="col">Meaning</th>
          <th scope="col">Left</th>
          <th scope="col">Corrected</th>
        </tr>
      </thead>
      <tbody>
        {mistakeKinds.map(({ kind, name, meaning }) => (
          <tr key={kind}>
            <th scope="row">
              <span className={styles.sample} aria-hidden="true">
                <span className={marks[kind]}>
                  <Drawn kind={kind} {...samples[kind]} />
                </span>
              </span>
              {name}
            </th>
            <td className={styles.meaning}>{meaning}</td>
            <td>{numberText(errorCounts[kind])}</td>
            <td>{numberText(corrected.filter((mistake) => mistake.kind === kind).length)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
