import { expect, test } from "vitest";
import { isCurrentLink } from "./Navigation.tsx";

test("Home is the current link on the home page alone", () => {
  expect(isCurrentLink("/", "/")).toBe(true);
  expect(isCurrentLink("/", "/about")).toBe(false);
});

test("a link is current on its own page and on addresses below it", () => {
  expect(isCurrentLink("/about", "/about")).toBe(true);
  expect(isCurrentLink("/about", "/about/")).toBe(true);
  expect(isCurrentLink("/about", "/about/people/nobody")).toBe(true);
});

test("an address that only begins with the same letters is another page", () => {
  expect(isCurrentLink("/about", "/aboutx")).toBe(false);
  expect(isCurrentLink("/about", "/terms/about")).toBe(false);
  expect(isCurrentLink("/about", "/")).toBe(false);
});
