import type { Analysis } from "../engine/analyse.ts";
import { exactSpeedText, numberText, ratioText, shareText } from "../format/format-figures.ts";
import { desktopStudy, phoneStudy } from "../format/study.ts";
import note from "../ui/note.module.css";
import { mostLeftWrong, studyLine } from "./result/result-line.ts";
import { Section } from "./Section.tsx";

/** The speed among those of the largest study, as far as its likely range supports it. */
export function Compare({ analysis }: { analysis: Analysis }) {
  const { slowestTenth, fastestTenth, leftWrong } = desktopStudy;
  const { exactWordsPerMinute: wordsPerMinute, minimumStringDistanceErrorRate: wrong } = analysis;
  const line = studyLine({ ...analysis, wordsPerMinute }, wrong);
  const meaning = line ? `${line.strong} ${line.rest}` : whyNotCompared(analysis);
  return (
    <Section part="compare" meaning={meaning}>
      <p className={note.note}>
        The study’s {numberText(desktopStudy.people)} volunteers copied sentences in an online test,
        so they do not represent everyone. The slowest tenth typed under about{" "}
        {numberText(slowestTenth)}
        {"\u00a0"}WPM, the fastest tenth over about {numberText(fastestTenth)}
        {"\u00a0"}WPM. Of all characters, {ratioText(leftWrong * 100)}% were left wrong; you left{" "}
        {shareText(wrong)}. On phones, {numberText(phoneStudy.people)} people averaged{" "}
        {exactSpeedText(phoneStudy.mean)}
        {"\u00a0"}WPM.
      </p>
    </Section>
  );
}

function whyNotCompared({ isTypedThroughout, minimumStringDistanceErrorRate }: Analysis): string {
  if (!isTypedThroughout) {
    return "Some of this text was not typed, so its speed cannot be compared with the study.";
  }
  return minimumStringDistanceErrorRate > mostLeftWrong
    ? "More than a quarter of this text was left wrong, so its speed cannot be compared with the study."
    : "This test was too short or too uneven to compare its speed with the study.";
}
