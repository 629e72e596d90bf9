import { expect, test } from "vitest";
import { pageFile, pageSource } from "./page-file.ts";

test("each page is prerendered to the file that hosts look for", () => {
  expect(pageFile("/")).toBe("/index.html");
  expect(pageFile("/privacy-policy")).toBe("/privacy-policy.html");
  expect(pageFile("404")).toBe("/404.html");
});

test("the source of a page carries the name of its path", () => {
  expect(pageSource("/")).toBe("src/pages/Home.tsx");
  expect(pageSource("/privacy-policy")).toBe("src/pages/PrivacyPolicy.tsx");
  expect(pageSource("404")).toBe("src/pages/NotFound.tsx");
});
