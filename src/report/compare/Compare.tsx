import type { Analysis } from "../../engine/analyse.ts";
import { exactSpeedText, numberText, ratioText, shareText } from "../../format/format-figures.ts";
import { desktopStudy, phoneStudy } from "../../format/study.ts";
import note from "../../ui/note.module.css";
import { Section } from "../Section.tsx";
import { studyMeaning } from "./study-meaning.ts";

/** The speed among those of the largest study. */
export function Compare({
  analysis: { summary, likelyRange, isTypedThroughout, minimumStringDistanceErrorRate },
}: {
  analysis: Analysis;
}) {
  return (
    <Section
      part="compare"
      meaning={
        isTypedThroughout
          ? studyMeaning(summary.wordsPerMinute, likelyRange)
          : "Some of this text was not typed, so its speed cannot be compared with the study."
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
