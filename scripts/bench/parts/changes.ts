import { sum } from "d3-array";
import { countChanges } from "../browser/count-changes.ts";
import { typeKeysInPage, withErrors } from "../browser/type-keys.ts";
import { mainThreadOf } from "../trace/main-thread.ts";
import { recordTrace } from "../trace/record-trace.ts";
import type { Part } from "./part.ts";

/**
 * Counts the changes that keys make to the document, separately from their times, because counting takes
 * time.
 */
export const changesPart: Part = {
  name: "changes",
  title: "What a key changes in the page",
  comparisons: ["floor", "naive"],
  rounds: () => 1,
  measure: (subject, { withPage }) =>
    withPage(async ({ page, session }) => {
      const passage = await subject.openPassage(page);
      await countChanges(page);
      const text = withErrors(passage.slice(0, 100));
      const trace = await recordTrace(session, () => typeKeysInPage(session, text, 30), [
        "disabled-by-default-devtools.timeline.stack",
      ]);
      const changes = await page.evaluate(() => window.changesByKey);
      const forced = mainThreadOf(trace).filter(
        ({ name, args }) => name === "Layout" && args?.beginData?.stackTrace,
      );
      return [
        { measure: "DOM mutations per key, mean", value: sum(changes) / text.length },
        {
          measure: "DOM mutations per key, most",
          value: Math.max(0, ...changes),
          target: { of: "value", most: 5 },
        },
        {
          measure: "forced layouts in 100 keys",
          value: forced.length,
          target: { of: "value", most: 0 },
        },
      ];
    }),
};
