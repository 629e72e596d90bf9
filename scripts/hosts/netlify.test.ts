import { expect, test } from "vitest";
import { netlifyConfiguration } from "./netlify.ts";
import { servedFixture } from "./site-fixture.ts";

test("the file of each page is redirected to the page's own address", () => {
  const text = netlifyConfiguration(servedFixture("https://keypace.example"));
  const redirects = Array.from(text.matchAll(/from = "(.*)"\nto = "(.*)"\nstatus = 301/g));
  expect(redirects.map(([, from, to]) => [from, to])).toEqual([
    ["/about.html", "/about"],
    ["/index.html", "/"],
  ]);
});
