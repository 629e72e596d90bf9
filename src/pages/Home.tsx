import { Suspense } from "react";
import type { PageMeta } from "../page.ts";
import { lazyPreloadable } from "../ui/preloadable.ts";
import { LayoutCheckpoint } from "../ui/prerendered.tsx";
import { TestSection } from "../home/TestSection.tsx";
import { useDeferredParts } from "../home/use-deferred-parts.ts";
import { thisVisit } from "../visit/this-visit.ts";
import { useTest } from "../visit/use-store.ts";
import heading from "../styles/heading.module.css";
import "./Home.module.css";

export const meta: PageMeta = {
  title: "a free, private typing speed test",
  description:
    "Type a short passage and watch your speed and accuracy as you go. Free, no account, and nothing you type leaves the page.",
};

const BelowTest = lazyPreloadable(() => import("./BelowTest.tsx"));

export default function Home() {
  return (
    <>
      <Heading />
      <TestSection visit={thisVisit} />
      <LayoutCheckpoint />
      <Suspense fallback={null}>
        <BelowTest />
      </Suspense>
    </>
  );
}

/** A component of its own, because re-rendering all of Home would discard parts that are not hydrated yet. */
function Heading() {
  const rival = useTest(thisVisit.test, ({ exercise }) => exercise.race?.rival);
  const deferred = useDeferredParts();
  return (
    <div className={`${heading.row} not-printed`}>
      {rival && deferred ? (
        <deferred.RaceHeading test={thisVisit.test} rival={rival} />
      ) : (
        <>
          <h1>How fast do you type?</h1>
          <p>
            Pick a level and type the passage. Speed and accuracy update as you go. Nothing you type
            leaves this page.
          </p>
        </>
      )}
    </div>
  );
}
