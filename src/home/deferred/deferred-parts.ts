import { AskedByAddress } from "../../address/AskedByAddress.tsx";
import { Claim } from "../../address/ClaimedResult.tsx";
import { Outcome } from "./Outcome.tsx";
import { keepInView } from "../../typing-test/keep-in-view.ts";
import { stopAtMistakes } from "../../typing-test/field/stop-at-mistakes.ts";
import { EndPractice } from "./EndPractice.tsx";
import { followCaret } from "../../typing-test/view/follow-caret.ts";
import { highlighterOf } from "../../typing-test/view/highlighter.ts";
import { TimeLeft } from "./TimeLeft.tsx";
import { HiddenStats } from "./HiddenStats.tsx";
import { CopySetUp } from "./CopySetUp.tsx";
import { OptionsForm } from "./OptionsForm.tsx";
import { MisalignmentHint } from "./MisalignmentHint.tsx";
import { typeFromAnywhere } from "../../typing-test/type-from-anywhere.ts";
import { Warnings } from "./Warnings.tsx";
import { RivalMark } from "../../race/RivalMark.tsx";
import { RaceBar } from "../../race/RaceBar.tsx";
import { RaceChoices } from "../../race/RaceChoices.tsx";
import { RaceTrack } from "../../race/RaceTrack.tsx";
import { attendTest } from "../../typing-test/running/attend-test.ts";

/** What the test needs soon, but not to start. In one file, so that it takes one request. */
export const deferredParts = {
  AskedByAddress,
  attendTest,
  Claim,
  CopySetUp,
  EndPractice,
  followCaret,
  HiddenStats,
  highlighterOf,
  keepInView,
  OptionsForm,
  Outcome,
  RivalMark,
  RaceBar,
  RaceChoices,
  RaceTrack,
  MisalignmentHint,
  stopAtMistakes,
  TimeLeft,
  typeFromAnywhere,
  Warnings,
};

export type DeferredParts = typeof deferredParts;
