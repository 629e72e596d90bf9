import { useEffect, useState } from "react";
import type { Practice } from "../engine/practice.ts";
import { pickerCode, useDeferredParts } from "../home/use-deferred-parts.ts";
import { Progress } from "../progress/Progress.tsx";
import { focusInPlace } from "../typing-test/keep-in-view.ts";
import { restart } from "../typing-test/store.ts";
import { Button } from "../ui/Button.tsx";
import { Cards } from "../ui/Cards.tsx";
import { usePreloaded } from "../ui/preloadable.ts";
import { thisVisit } from "../visit/this-visit.ts";
import { LevelsPicture, PrivacyPicture, SpeedPicture } from "./FeaturePictures.tsx";
import styles from "./Home.module.css";

/** Home below the test. */
export default function BelowTest() {
  const { test } = thisVisit;
  const picker = usePreloaded(pickerCode);
  const deferred = useDeferredParts();
  const [plan, setPlan] = useState<File>();

  /** Starts a drill, or returns why there is none. */
  function drill(practice: Practice): string | null {
    if (!picker) {
      pickerCode.preload();
      return "The drill has not loaded. Check your connection, then try again or reload the page.";
    }
    const exercise = picker.drillExercise(() => practice, test.getState().source, null);
    if (typeof exercise === "string") return exercise;
    test.dispatch({ kind: "begin", exercise });
    return null;
  }

  useEffect(() => {
    if (plan && deferred) deferred.openPlanFile(plan, thisVisit);
  }, [plan, deferred]);

  /** Opens the first plan among files and returns the other files. */
  function takePlan(files: readonly File[]): readonly File[] {
    // Browsers number further copies: "monday.keypace-plan (1).json".
    const first = files.find(({ name }) => /\.keypace-plan\b.*\.json$/i.test(name));
    setPlan(first);
    return files.filter((file) => file !== first);
  }

  return (
    <>
      <Progress visit={thisVisit} onFiles={takePlan} onDrill={drill} />
      <Features />
    </>
  );
}

const features = {
  "Multiple Levels":
    "Easy, medium and hard, with five passages each, picked at random and never the same one twice in a row.",
  "Real-time Stats":
    "Speed, accuracy, time and errors update as you type. At the end, a likely range shows how far to trust your speed.",
  "Privacy First": "All calculations run in your browser. Nothing you type is stored or sent.",
};

function Features() {
  // The pictures are not prerendered, because they would delay the rest of the page.
  const arePicturesDrawn = Boolean(useDeferredParts());
  return (
    <section className={`${styles.features} not-printed`}>
      <h2>Features</h2>
      <Cards
        cards={features}
        pictures={[LevelsPicture, SpeedPicture, PrivacyPicture]}
        arePicturesDrawn={arePicturesDrawn}
      />
      <Button look="primary" className="needs-scripts" onClick={goToTest}>
        Start Typing Test
      </Button>
    </section>
  );
}

/** Focuses the test's field and scrolls to it. Restarts a finished test, whose field is disabled. */
function goToTest() {
  const { test } = thisVisit;
  if (test.getState().trial.phase === "finished") return restart(test);
  const { field } = test.attached() ?? {};
  const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  // First, because focusing stops smooth scrolling.
  if (field) focusInPlace(field);
  scrollTo({ top: 0, behavior: isMotionReduced ? "instant" : "smooth" });
}
