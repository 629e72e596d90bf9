import type { BenchBrowser } from "../browser/bench-browser.ts";
import type { Reading } from "../reading.ts";
import type { BenchSettings } from "../settings.ts";
import type { Subject } from "../subjects/subject.ts";

/** A part of the benchmark: its measures, subjects and number of rounds. */
export interface Part {
  readonly name: string;
  readonly title: string;
  /** Whether it measures the floor, besides the site and the other revision. */
  readonly hasFloor?: boolean;
  readonly rounds: (settings: BenchSettings) => number;
  /** Measures one round. If a subject cannot do something, its reading is left out. */
  readonly measure: (
    subject: Subject,
    browser: BenchBrowser,
    settings: BenchSettings,
  ) => Promise<readonly Reading[]>;
}
