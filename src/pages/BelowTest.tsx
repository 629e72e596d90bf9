import type { Practice } from "../engine/practice/practice.ts";
import { Progress } from "../progress/Progress.tsx";
import { preloadable, usePreloaded } from "../ui/preloadable.ts";
import { thisVisit } from "../visit/this-visit.ts";
import { Features } from "./Features.tsx";

const drills = preloadable(
  async () => (await import("../home/exercise-picker/exercise-picker.ts")).exercisePicker,
);

/** Home below the test. */
export default function BelowTest() {
  const { test } = thisVisit;
  const code = usePreloaded(drills);

  /** @returns why there is no drill, if there is none */
  function drill(practice: Practice): string | null {
    if (typeof code !== "object") return "The drill is still loading. Try again in a moment.";
    const exercise = code.practiceDrill(practice, test.getState().source);
    if (typeof exercise === "string") return exercise;
    test.dispatch({ kind: "begin", exercise });
    return null;
  }

  return (
    <>
      <Progress visit={thisVisit} onDrill={drill} />
      <Features />
    </>
  );
}
