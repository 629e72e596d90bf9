import { median } from "d3-array";
import type { BenchBrowser } from "../browser/bench-browser.ts";
import type { Part } from "./part.ts";
import type { PartResult, Reading } from "../reading.ts";
import type { BenchSettings } from "../settings.ts";
import type { Subject } from "../subjects/subject.ts";

/**
 * Measures the subjects alternately, round by round, so that other load of the machine affects all alike;
 * returns the medians of the rounds.
 */
export async function runPart(
  part: Part,
  subjects: readonly Subject[],
  browser: BenchBrowser,
  settings: BenchSettings,
): Promise<PartResult> {
  const measured = subjects
    .filter(({ kind }) => kind === "site" || part.hasFloor)
    .map((subject) => ({ subject, rounds: new Array<readonly Reading[]>() }));
  for (let round = 0; round < part.rounds(settings); round += 1) {
    for (const { subject, rounds } of measured) {
      rounds.push(await part.measure(subject, browser, settings));
    }
  }
  return {
    title: part.title,
    subjects: measured.map(({ subject, rounds }) => ({
      subject: subject.name,
      readings: mediansOf(rounds),
    })),
  };
}

function mediansOf([first = [], ...others]: readonly (readonly Reading[])[]): readonly Reading[] {
  return first.map((reading) => {
    const again = others.flatMap((readings) =>
      readings.filter(({ measure }) => measure === reading.measure),
    );
    return { ...reading, value: median([reading, ...again], ({ value }) => value) ?? 0 };
  });
}
