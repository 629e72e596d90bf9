import { expect, test } from "vitest";
import { interrupt } from "./interrupt.ts";
import { typeKeys } from "../test-aids/key-script.ts";
import { liveFigures } from "../figures/live-figures.ts";
import { newTrial } from "./trial.ts";

const hidden = { kind: "hidden", from: 500, to: Number.POSITIVE_INFINITY } as const;

test("an interruption is noted, and no figure changes by it", () => {
  const running = typeKeys("caterpillar", "cat");
  const interrupted = interrupt(running, hidden);
  expect(interrupted.interruptions).toEqual([hidden]);
  expect(liveFigures(interrupted, 900)).toEqual(liveFigures(running, 900));
});

test("once its end is known, it takes the place of the open one", () => {
  const open = interrupt(typeKeys("caterpillar", "cat"), hidden);
  expect(interrupt(open, { ...hidden, to: 700 }).interruptions).toEqual([{ ...hidden, to: 700 }]);
});

test("what comes before the first key or after the end is no interruption", () => {
  expect(interrupt(newTrial("cat"), hidden).interruptions).toEqual([]);
  expect(interrupt(typeKeys("cat", "cat"), hidden).interruptions).toEqual([]);
});
