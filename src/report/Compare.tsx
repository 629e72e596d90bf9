import type { Analysis } from "../engine/analyse.ts";
import type { LikelyRange } from "../engine/metrics/likely-range.ts";
import {
  exactSpeedText,
  numberText,
  rangeText,
  ratioText,
  shareText,
} from "../format/format-figures.ts";
import { desktopStudy, phoneStudy } from "../format/study.ts";
import note from "../ui/note.module.css";
import { Section } from "./Section.tsx";

/** The speed among those of the largest study. */
export function Compare({
  analysis: {
    summary,
    exactWordsPerMinute,
    likelyRange,
    isTypedThroughout,
    minimumStringDistanceErrorRate,
  },
}: {
  analysis: Analysis;
}) {
  return (
    <Section
      part="compare"
      meaning={
        !isTypedThroughout
          ? "Some of this text was not typed, so its speed cannot be compared with the study."
          : exactWordsPerMinute === 0
            ? "This test has no speed to compare with the study."
            : studyMeaning(summary.wordsPerMinute, likelyRange)
      }
    >
      <p className={note.note}>
        The study’s {numberText(desktopStudy.people)} volunteers copied sentences in an online test:
        they do not represent everyone. They left {ratioText(desktopStudy.leftWrong * 100)}% of
        characters wrong; you left {shareText(minimumStringDistanceErrorRate)}. On phones,{" "}
        {numberText(phoneStudy.people)} people averaged {exactSpeedText(phoneStudy.mean)}
        {"\u00a0"}WPM.
      </p>
    </Section>
  );
}

/**
 * Where a speed lies among those of the study, in a sentence or two.
 *
 * @param wordsPerMinute as shown, rounded
 */
export function studyMeaning(wordsPerMinute: number, range: LikelyRange | null): string {
  const { mean } = desktopStudy;
  const isAverageLikely = range !== null && range.low <= mean && mean <= range.high;
  return isAverageLikely && wordsPerMinute !== Math.round(mean)
    ? `${placeText(wordsPerMinute)} Your likely range, ${rangeText(range)}, includes that average, so the difference may be chance.`
    : placeText(wordsPerMinute);
}

function placeText(wordsPerMinute: number): string {
  const { mean, slowestTenth, fastestTenth } = desktopStudy;
  const average = `the average in the largest study, about ${numberText(mean)} WPM`;
  const at = `At ${numberText(wordsPerMinute)} WPM, you typed`;
  // Neither is faster as far as the sentence shows.
  if (wordsPerMinute === Math.round(mean)) return `${at} as fast as ${average}.`;
  const start = `${at} ${wordsPerMinute < mean ? "slower" : "faster"} than ${average}`;
  const slowest = `about ${numberText(slowestTenth)}`;
  const fastest = `about ${numberText(fastestTenth)}`;
  if (wordsPerMinute < slowestTenth) return `${start}. Its slowest tenth typed under ${slowest}.`;
  if (wordsPerMinute < mean) {
    return `${start}, but faster than its slowest tenth (under ${slowest}).`;
  }
  return wordsPerMinute <= fastestTenth
    ? `${start}, but slower than its fastest tenth (over ${fastest}).`
    : `${start}. Its fastest tenth typed over ${fastest}.`;
}
