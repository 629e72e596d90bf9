import { Suspense } from "react";
import { writtenNumber } from "../content/written-number.ts";
import { liveStats } from "../engine/metrics/live-stats.ts";
import type { PageMeta } from "../page.ts";
import { lazyPreloadable } from "../ui/preloadable.ts";
import { LaidOutSoFar } from "../ui/LaidOutSoFar.tsx";
import { TypingTest } from "../home/TypingTest.tsx";
import type { TestState } from "../visit/test-store.ts";
import { thisVisit } from "../visit/this-visit.ts";
import { useTest } from "../visit/use-store.ts";
import styles from "./Home.module.css";

export const meta: PageMeta = {
  title: "a typing speed test that keeps nothing",
  description:
    "Type a short passage and see your speed and accuracy as you go. Free, without an account; nothing you type leaves the page.",
};

const BelowTest = lazyPreloadable(() => import("./BelowTest.tsx"));

export default function Home() {
  return (
    <>
      <Heading />
      <TypingTest visit={thisVisit} />
      <LaidOutSoFar />
      <Suspense fallback={null}>
        <BelowTest />
      </Suspense>
    </>
  );
}

/** By itself, for what is still to be hydrated below would be lost where all of Home renders anew. */
function Heading() {
  const rival = useTest(thisVisit.test, ({ exercise }) => exercise.rival);
  const lead = useTest(thisVisit.test, leadAtEnd);
  return (
    <div className={styles.heading} data-fades="">
      {rival ? (
        <>
          <h1>{raceHeading(rival.wordsPerMinute, lead)}</h1>
          {/* As one text: translators wrap texts, and React would look for the bare ones. */}
          <p>
            {`${rival.claim ? "This result is unverified. " : ""}${rival.isSteady ? "" : "You type the same text. "}The outline shows your rival.`}
          </p>
        </>
      ) : (
        <>
          <h1>How fast do you type?</h1>
          <p>
            Pick a level and type the passage. Your speed and accuracy show as you go. Nothing you
            type leaves this page.
          </p>
        </>
      )}
    </div>
  );
}

/** By how many WPM a race was won; below 0 if it was lost, `null` before its end. */
function leadAtEnd({ trial, exercise: { rival } }: TestState): number | null {
  if (trial.phase !== "finished" || !rival) return null;
  return liveStats(trial, trial.finishedAt).wordsPerMinute - rival.wordsPerMinute;
}

function raceHeading(speed: number, lead: number | null): string {
  const wordsPerMinute = writtenNumber(speed);
  if (lead === null) return `${wordsPerMinute} WPM. Can you beat it?`;
  if (lead === 0) return `A draw at ${wordsPerMinute} WPM`;
  return `You finished ${writtenNumber(Math.abs(lead))} WPM ${lead > 0 ? "ahead" : "behind"}`;
}
