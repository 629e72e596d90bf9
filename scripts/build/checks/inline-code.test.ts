import { expect, test } from "vitest";
import { inlineCodeProblems } from "./inline-code.ts";

const theme = "(function theme() {})()";

test("a page may hold the known scripts, and data", () => {
  const html = `<script>${theme}</script><script type="importmap">{}</script><script type="application/ld+json">{}</script>`;
  expect(inlineCodeProblems(html, [theme])).toEqual([]);
});

test("a script that differs from the known ones by a letter is told", () => {
  expect(inlineCodeProblems(`<script>${theme};</script>`, [theme])).toEqual([
    `has an unknown inline script: ${theme};`,
  ]);
});

test("styles and handlers that stand in the page are told, for the policy refuses them", () => {
  const html = '<style>p{}</style><p style="color:red">a</p><button onclick="go()">b</button>';
  expect(inlineCodeProblems(html, [])).toEqual([
    "has a <style> element",
    'has an attribute "style" on <p>',
    'has an attribute "onclick" on <button>',
  ]);
});
