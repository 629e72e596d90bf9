import { harderPassages } from "../content/harder-passages.ts";
import { Claim } from "../report/share/Claim.tsx";
import { Result } from "../report/result/Result.tsx";
import { followCaret } from "./passage/follow-caret.ts";
import { HiddenFigures } from "./figures/HiddenFigures.tsx";
import { OptionsForm } from "./options/OptionsForm.tsx";
import { playEndSound } from "./options/play-end-sound.ts";
import { watchTrial } from "./running/watch-trial.ts";
import { WhatToType } from "./what-to-type/WhatToType.tsx";

/** What the test needs soon, but not to start. In one file, so that it takes one request. */
export const later = {
  Claim,
  followCaret,
  harderPassages,
  HiddenFigures,
  OptionsForm,
  playEndSound,
  Result,
  watchTrial,
  WhatToType,
};

export type Later = typeof later;
