import type { Analysis } from "../../engine/analyse.ts";
import { pacePlaces } from "../pace/pace-places.ts";
import { paceShape } from "../pace/pace-shape.ts";
import { PaceChart, PaceLegend } from "../pace/PaceChart.tsx";
import styles from "./PacePicture.module.css";

/** How the speed went through the text, at a glance; the report's part says the same in words. */
export function PacePicture({ analysis }: { analysis: Analysis | null }) {
  // Its room is kept until then, so that nothing moves when it comes.
  if (!analysis) return <div className={styles.pace} />;
  const { pace, mistakes, isTypedThroughout, exactWordsPerMinute, likelyRange, duration } =
    analysis;
  const places = pacePlaces(pace, mistakes);
  if (places.length === 0) return null;
  const wordsPerMinute = isTypedThroughout ? exactWordsPerMinute : null;
  const shape = paceShape(places, analysis.summary.characters, wordsPerMinute);
  return (
    <div className={styles.pace} aria-hidden="true">
      <div className={styles.paceHead}>
        <strong>Pace</strong>
        <PaceLegend wordsPerMinute={wordsPerMinute} hasRange={likelyRange !== null} />
      </div>
      <PaceChart
        shape={shape}
        places={places}
        wordsPerMinute={wordsPerMinute}
        range={likelyRange}
        duration={duration}
      />
    </div>
  );
}
