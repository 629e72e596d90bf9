import { expect, test } from "vitest";
import { isFontHere } from "./laid-out.ts";

test("a font that is on its way is not here, and the empty one of an element off the page is not waited for", () => {
  const face = new FontFace("On its way", 'url("/nowhere.woff2")');
  document.fonts.add(face);
  expect(isFontHere('16px "On its way"')).toBe(false);
  const { fontSize, fontFamily } = getComputedStyle(document.createElement("p"));
  expect(isFontHere(`${fontSize} ${fontFamily}`)).toBe(true);
  document.fonts.delete(face);
});
