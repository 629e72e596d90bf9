import { alignInSteps } from "../alignment/alignment.ts";
import { runToEnd } from "../work.ts";

/** For tests: an alignment, all of it at once. */
export const align = (...given: Parameters<typeof alignInSteps>) =>
  runToEnd(alignInSteps(...given));
