import { AskedByAddress } from "./address/AskedByAddress.tsx";
import { Claim } from "../report/share/ClaimedResult.tsx";
import { Outcome } from "./Outcome.tsx";
import { keepInSight } from "./keep-in-sight.ts";
import { stopAtMistakes } from "./field/stop-at-mistakes.ts";
import { EndPractice } from "./running/EndPractice.tsx";
import { followCaret } from "./passage/follow-caret.ts";
import { highlighterOf } from "./passage/highlighter.ts";
import { TimeLeft } from "./figures/TimeLeft.tsx";
import { HiddenFigures } from "./figures/HiddenFigures.tsx";
import { CopySetUp } from "./options/CopySetUp.tsx";
import { OptionsForm } from "./options/OptionsForm.tsx";
import { SlipHint } from "./SlipHint.tsx";
import { typeFromAnywhere } from "./type-from-anywhere.ts";
import { Warnings } from "./Warnings.tsx";
import { PaceMark } from "./race/PaceMark.tsx";
import { RaceBar } from "./race/RaceBar.tsx";
import { RaceChoices } from "./race/RaceChoices.tsx";
import { RaceTrack } from "./race/RaceTrack.tsx";
import { attendTest } from "./running/attend-test.ts";

/** What the test needs soon, but not to start. In one file, so that it takes one request. */
export const later = {
  AskedByAddress,
  attendTest,
  Claim,
  CopySetUp,
  EndPractice,
  followCaret,
  HiddenFigures,
  highlighterOf,
  keepInSight,
  OptionsForm,
  Outcome,
  PaceMark,
  RaceBar,
  RaceChoices,
  RaceTrack,
  SlipHint,
  stopAtMistakes,
  TimeLeft,
  typeFromAnywhere,
  Warnings,
};

export type Later = typeof later;
