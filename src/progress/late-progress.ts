/** What progress needs once there is a file to open. In one file, so that it takes one request. */
export { followFiles } from "./follow-files.ts";
export { KeepAdding } from "./KeepAdding.tsx";
export { openFiles } from "../saved-tests/opened-tests.ts";
export { ProgressReport } from "./ProgressReport.tsx";
export { takeTurns } from "./take-turns.ts";
