import { expect, test } from "vitest";
import { type Misalignment, misalignmentAfter } from "./misalignment.ts";

const passage = "There is a box of old maps under the stairs at home.";

/** The slip after each character of a text has been typed on the passage. */
function slipsOf(typed: string, presented = passage): readonly (Misalignment | null)[] {
  let slip: Misalignment | null = null;
  return Array.from(typed, (_, index) => {
    slip = misalignmentAfter(slip, Array.from(presented), Array.from(typed.slice(0, index + 1)));
    return slip;
  });
}

test("a skipped letter is told once six characters agree one place on, and for as long as they do", () => {
  const slips = slipsOf("There is a box of ol maps under");
  expect(slips.findIndex((slip) => slip !== null)).toBe("There is a box of ol maps".length);
  expect(slips.at(-1)).toEqual({ kind: "skipped", start: 20, count: 1 });
  expect(slips.at(-1)).toBe(slips.at(-2));
});

test("a letter too many is told by its place in what was typed", () => {
  expect(slipsOf("There is a box of oldx maps under").at(-1)).toEqual({
    kind: "extra",
    start: 21,
    count: 1,
  });
});

test("of a letter that was doubled or halved, the second is meant", () => {
  expect(slipsOf("The ball rolls on", "The ball rolls on and on").at(-1)).toBeNull();
  expect(slipsOf("The bal rolls on", "The ball rolls on and on").at(-1)?.start).toBe(7);
  expect(slipsOf("The balll rolls on", "The ball rolls on and on").at(-1)?.start).toBe(8);
});

test("a word of up to three letters may be left out, no more", () => {
  expect(slipsOf("There is a box of maps").at(-1)).toBeNull();
  expect(slipsOf("There is box of old maps under").at(-1)).toEqual({
    kind: "skipped",
    start: 9,
    count: 2,
  });
});

test("a slip lasts through a mistake, and ends where it is mended", () => {
  const typed = "There is a box of ol maps unxer";
  expect(slipsOf(typed).at(-1)?.start).toBe(20);
  const mended = Array.from("There is a box of old maps unxer");
  const slip: Misalignment = { kind: "skipped", start: 20, count: 1 };
  expect(misalignmentAfter(slip, Array.from(passage), mended)).toBeNull();
});

test("wrong letters are no slip, nor are too few characters", () => {
  expect(slipsOf("There is xxxxxxxxxx").every((slip) => slip === null)).toBe(true);
  expect(slipsOf("here").every((slip) => slip === null)).toBe(true);
});
