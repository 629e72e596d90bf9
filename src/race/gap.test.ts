import { expect, test } from "vitest";
import { setValue, typeKeys } from "../engine/test-aids/key-script.ts";
import { gapOf } from "./gap.ts";
import { evenPacer } from "./rival-run.ts";

/** A key each 200 ms, the first one at 0: ten characters take 1.8 s. */
function runOf(presented: string, keys = presented, limit: number | null = null) {
  const trial = typeKeys(presented, keys, 200);
  const finishedAt = limit ?? (Array.from(keys).length - 1) * 200;
  return { ...trial, startedAt: 0, finishedAt, limit };
}

const text = "0123456789";

test("who is faster is through first, and the gap is what the other has left", () => {
  // Three characters a second: 5.4 after 1.8 s.
  const ahead = gapOf(runOf(text), evenPacer(36));
  expect(ahead.first).toBe("mine");
  expect(ahead.points.at(-1)).toMatchObject({ at: 1_800, place: 10 });
  expect(ahead.points.at(-1)?.gap).toBeCloseTo(4.6);
  expect(ahead.turn).toBeNull();

  // Ten a second: through after 1 s, when the keys at 0 to 1,000 ms make six characters.
  const behind = gapOf(runOf(text), evenPacer(120));
  expect(behind.first).toBe("rival");
  expect(behind.points.at(-1)?.at).toBeCloseTo(1_000, -1);
  expect(behind.points.at(-1)?.gap).toBeCloseTo(-4);
});

test("the lead changes where the rival comes past, unless it was a moment's lead", () => {
  // A character a second, of which the run has ten at 1.8 s and no more before the last at 19.8 s.
  const run = typeKeys("0123456789a", "0123456789", 200);
  const slow = setValue(run, "0123456789a", 19_800);
  const { turn, first } = gapOf(
    { ...slow, startedAt: 0, finishedAt: 19_800, limit: null },
    evenPacer(12),
  );
  expect(first).toBe("rival");
  expect(turn?.place).toBe(10);
  expect(turn?.at).toBeCloseTo(10_000, -3);

  // The first character is there at once.
  expect(gapOf(runOf(text), evenPacer(120)).points[0]).toEqual({ at: 0, place: 1, gap: 1 });
  expect(gapOf(runOf(text), evenPacer(120)).turn).toBeNull();
});

test("what is deleted is lost again", () => {
  const { points } = gapOf(runOf("abcdef", "abc<<", 1_000), evenPacer(12));
  // Three characters after 0.4 s, when the rival has come 0.4; in the end one, and so has the rival.
  expect(Math.max(...points.map(({ gap }) => gap))).toBeCloseTo(2.6);
  expect(points.at(-1)).toEqual({ at: 1_000, place: 1, gap: 0 });
});

test("time ends a timed race for both", () => {
  expect(gapOf(runOf(text, "0123", 2_000), evenPacer(60))).toMatchObject({ first: null });
});

test("a run of a single character has a gap, too", () => {
  expect(gapOf(runOf("a"), evenPacer(60)).points.at(-1)).toEqual({ at: 0, place: 1, gap: 1 });
});
