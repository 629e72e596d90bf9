import { expect, test } from "vitest";
import { directionsIn } from "./place-bar.ts";

function directions(text: string) {
  const presented = Array.from(text);
  const directionAt = directionsIn(presented);
  return presented.map((_, position) => directionAt(position)).join(" ");
}

test("in a text of both directions, letters and digits have their own direction, spaces and marks that of the text", () => {
  expect(directions("גם B, 7")).toBe("rtl rtl rtl ltr rtl rtl ltr");
  expect(directions("B גם!")).toBe("ltr ltr rtl rtl ltr");
});

test("in a text that runs one way all characters have its direction", () => {
  expect(directions("Cat 7")).toBe("ltr ltr ltr ltr ltr");
  expect(directions("שלום!")).toBe("rtl rtl rtl rtl rtl");
});
