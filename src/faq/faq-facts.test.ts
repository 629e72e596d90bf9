import { expect, test } from "vitest";
import { faq } from "../content/faq.ts";
import { passages } from "../content/passages.ts";
import { speedBands } from "../engine/metrics/speed-band.ts";

test("the speed bands in the FAQ are those of the result", () => {
  const answer = faq.find(({ id }) => id === "average-speed")?.answer.join("\n");
  for (const { name, from } of speedBands) expect(answer).toContain(`${name} ${from}`);
});

test("at 40 WPM every passage takes the minute to minute and a half that the FAQ tells", () => {
  for (const passage of Object.values(passages).flat()) {
    const minutes = passage.length / 5 / 40;
    expect(minutes).toBeGreaterThan(0.85);
    expect(minutes).toBeLessThan(1.55);
  }
});
