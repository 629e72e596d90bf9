import { Claim } from "../report/share/Claim.tsx";
import { Result } from "../report/result/Result.tsx";
import { followCaret } from "./passage/follow-caret.ts";
import { HiddenFigures } from "./figures/HiddenFigures.tsx";
import { OptionsForm } from "./options/OptionsForm.tsx";
import { attendTest } from "./running/attend-test.ts";
import { WhatToType } from "./what-to-type/WhatToType.tsx";

/** What the test needs soon, but not to start. In one file, so that it takes one request. */
export const later = {
  attendTest,
  Claim,
  followCaret,
  HiddenFigures,
  OptionsForm,
  Result,
  WhatToType,
};

export type Later = typeof later;
