import { expect, test } from "vitest";
import { inlineCodeProblems } from "./inline-code.ts";

const theme = "(function theme() {})()";
const known = { scripts: [theme], styles: "p{}" };

test("a page may hold the known scripts and styles, and data", () => {
  const html = `<style>p{}</style><script>${theme}</script><script type="importmap">{}</script><script type="application/ld+json">{}</script>`;
  expect(inlineCodeProblems(html, known)).toEqual([]);
});

test("a script that differs from the known ones by a letter is reported", () => {
  expect(inlineCodeProblems(`<style>p{}</style><script>${theme};</script>`, known)).toEqual([
    `has an unknown inline script: ${theme};`,
  ]);
});

test("other styles, and styles and handlers in attributes, are reported, because the policy refuses them", () => {
  const html = '<style>a{}</style><p style="color:red">a</p><button onclick="go()">b</button>';
  expect(inlineCodeProblems(html, known)).toEqual([
    "has other styles than the site's, in one element",
    'has an attribute "style" on <p>',
    'has an attribute "onclick" on <button>',
  ]);
});

test.each(["", "<style>p{}</style><style>p{}</style>"])(
  "a page with the styles %j is reported, because each may be there only once",
  (styles) => {
    expect(inlineCodeProblems(styles, known)).toEqual([
      "has other styles than the site's, in one element",
    ]);
  },
);
