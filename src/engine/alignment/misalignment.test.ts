import { expect, test } from "vitest";
import { type Misalignment, misalignmentAfter } from "./misalignment.ts";

const passage = "There is a box of old maps under the stairs at home.";

/** The misalignment after each character of a text has been typed on the passage. */
function misalignmentsOf(typed: string, presented = passage): readonly (Misalignment | null)[] {
  let misalignment: Misalignment | null = null;
  return Array.from(typed, (_, index) => {
    misalignment = misalignmentAfter(
      misalignment,
      Array.from(presented),
      Array.from(typed.slice(0, index + 1)),
    );
    return misalignment;
  });
}

test("a skipped letter is a misalignment once six characters agree one place on, and as long as they do", () => {
  const misalignments = misalignmentsOf("There is a box of ol maps under");
  expect(misalignments.findIndex((misalignment) => misalignment !== null)).toBe(
    "There is a box of ol maps".length,
  );
  expect(misalignments.at(-1)).toEqual({ kind: "skipped", start: 20, count: 1 });
  expect(misalignments.at(-1)).toBe(misalignments.at(-2));
});

test("an extra letter is reported by its place in the transcribed text", () => {
  expect(misalignmentsOf("There is a box of oldx maps under").at(-1)).toEqual({
    kind: "extra",
    start: 21,
    count: 1,
  });
});

test("of a doubled letter, the second one is the extra one", () => {
  expect(misalignmentsOf("The ball rolls on", "The ball rolls on and on").at(-1)).toBeNull();
  expect(misalignmentsOf("The bal rolls on", "The ball rolls on and on").at(-1)?.start).toBe(7);
  expect(misalignmentsOf("The balll rolls on", "The ball rolls on and on").at(-1)?.start).toBe(8);
});

test("a letter skipped before several equal ones is missed where it was skipped", () => {
  expect(misalignmentsOf("-------- cut here", ">-------- cut here along").at(-1)).toEqual({
    kind: "skipped",
    start: 0,
    count: 1,
  });
});

test("a word of up to three letters may be left out, no more", () => {
  expect(misalignmentsOf("There is a box of maps").at(-1)).toBeNull();
  expect(misalignmentsOf("There is box of old maps under").at(-1)).toEqual({
    kind: "skipped",
    start: 9,
    count: 2,
  });
});

test("a misalignment lasts through a mistake, and ends where it is corrected", () => {
  const typed = "There is a box of ol maps unxer";
  expect(misalignmentsOf(typed).at(-1)?.start).toBe(20);
  const corrected = Array.from("There is a box of old maps unxer");
  const misalignment: Misalignment = { kind: "skipped", start: 20, count: 1 };
  expect(misalignmentAfter(misalignment, Array.from(passage), corrected)).toBeNull();
});

test("neither wrong letters nor too few characters are a misalignment", () => {
  expect(
    misalignmentsOf("There is xxxxxxxxxx").every((misalignment) => misalignment === null),
  ).toBe(true);
  expect(misalignmentsOf("here").every((misalignment) => misalignment === null)).toBe(true);
});
