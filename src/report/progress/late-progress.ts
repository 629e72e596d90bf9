/** What progress needs once there is a file to open. In one file, so that it takes one request. */
export { followFiles } from "./follow-files.ts";
export { openFiles } from "./opened-tests.ts";
export { ProgressReport } from "./ProgressReport.tsx";
export { takeTurns } from "./take-turns.ts";
