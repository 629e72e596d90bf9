// The code that the test needs soon, but not to start; in one file, so that it takes one request.
export { AddressRequests } from "./AddressRequests.tsx";
export { openPlanFile, RaceOrPlanBar } from "./Plans.tsx";
export { finishedPanel, Outcome, TextLabels } from "./Outcome.tsx";
export { LanguageOptions } from "./LanguageOptions.tsx";
export { EndPractice, HiddenStats, TimeLeft } from "./TimeLeft.tsx";
export { OptionsPanel } from "./OptionsPanel.tsx";
export { MisalignmentHint } from "./Hints.tsx";
export { Warnings } from "./Warnings.tsx";
export { RivalMark } from "../../race/RivalMark.tsx";
export { RaceHeading, RaceTrack } from "../../race/RaceBar.tsx";
export { deferredUpgrades } from "../../typing-test/upgrades.ts";
