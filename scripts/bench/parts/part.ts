import type { BenchBrowser } from "../browser/bench-browser.ts";
import type { Reading } from "../reading.ts";
import type { Settings } from "../settings.ts";
import type { Subject } from "../subjects/subject.ts";

/** A part of the benchmark: what it measures, of whom, and how often. */
export interface Part {
  readonly name: string;
  readonly title: string;
  /** Beside the site, and the revision it is measured against: the pages it is compared with. */
  readonly comparisons: readonly ("floor" | "duties" | "naive")[];
  readonly rounds: (settings: Settings) => number;
  /** One round. What a subject cannot do, it gives no reading for. */
  readonly measure: (
    subject: Subject,
    browser: BenchBrowser,
    settings: Settings,
  ) => Promise<readonly Reading[]>;
}
