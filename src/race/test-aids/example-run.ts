import type { ClaimedRun } from "../../exercises/rival.ts";
import { exampleResult } from "../../format/test-aids/example-result.ts";

export const exampleRun: ClaimedRun = {
  figures: exampleResult,
  run: { wordsPerSegment: 1, times: [4, 13, 13, 190, 412] },
};
