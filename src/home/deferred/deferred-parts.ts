import { AddressRequests, openPlanFile, OtherBar } from "./Plans.tsx";
import { Claim } from "../../address/ClaimedResult.tsx";
import { finishedPanel, Outcome, TextLabels } from "./Outcome.tsx";
import { LanguageOptions } from "./LanguageOptions.tsx";
import { EndPractice, HiddenStats, TimeLeft } from "./TimeLeft.tsx";
import { OptionsPanel } from "./OptionsPanel.tsx";
import { MisalignmentHint, Warnings } from "./Hints.tsx";
import { RaceTrack, RivalMark } from "../../race/RivalMark.tsx";
import { RaceHeading } from "../../race/RaceBar.tsx";
import { deferredUpgrades } from "../../typing-test/upgrades.ts";

/** The code that the test needs soon, but not to start; in one file, so that it takes one request. */
export const deferredParts = {
  AddressRequests,
  Claim,
  deferredUpgrades,
  EndPractice,
  finishedPanel,
  HiddenStats,
  LanguageOptions,
  openPlanFile,
  OptionsPanel,
  OtherBar,
  Outcome,
  TextLabels,
  RivalMark,
  RaceHeading,
  RaceTrack,
  MisalignmentHint,
  TimeLeft,
  Warnings,
};

export type DeferredParts = typeof deferredParts;
