/** What progress needs once there is a file to open. In one file, so that it takes one request. */
export { followFiles } from "./follow-files.ts";
export { SaveEachTest } from "./SaveEachTest.tsx";
export { openInTurn, OpeningProgress } from "./OpenFiles.tsx";
export { ProgressReport } from "./ProgressReport.tsx";
