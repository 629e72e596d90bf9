import { AskedByAddress } from "../../address/AskedByAddress.tsx";
import { Claim } from "../../address/ClaimedResult.tsx";
import { Outcome, TextLabels } from "./Outcome.tsx";
import { EndPractice, TimeLeft } from "./TimeLeft.tsx";
import { CopySetUp } from "./CopySetUp.tsx";
import { HiddenStats, OptionsForm } from "./OptionsForm.tsx";
import { MisalignmentHint } from "./MisalignmentHint.tsx";
import { Warnings } from "./Warnings.tsx";
import { RaceTrack, RivalMark } from "../../race/RivalMark.tsx";
import { RaceBar, RaceHeading } from "../../race/RaceBar.tsx";
import { RaceChoices } from "../../race/RaceChoices.tsx";
import { deferredUpgrades } from "../../typing-test/upgrades.ts";

/** What the test needs soon, but not to start. In one file, so that it takes one request. */
export const deferredParts = {
  AskedByAddress,
  Claim,
  CopySetUp,
  deferredUpgrades,
  EndPractice,
  HiddenStats,
  OptionsForm,
  Outcome,
  TextLabels,
  RivalMark,
  RaceBar,
  RaceChoices,
  RaceHeading,
  RaceTrack,
  MisalignmentHint,
  TimeLeft,
  Warnings,
};

export type DeferredParts = typeof deferredParts;
