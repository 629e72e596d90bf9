import { expect, test } from "vitest";
import { integrityProblems } from "./integrity.ts";

const files = [{ address: "/a.js", contents: Buffer.from("1") }];
const right = "sha384-R/BdNnsMMuQ4+2Pmz0pfNcKqL5DcdUP4pBoPlc6KQKMTq1zzYTSiBoxMlpy1Dbd2";
const page = (inTag: string, inMap: string) =>
  `<script type="importmap">{"integrity":{"/a.js":"${inMap}"}}</script><script type="module" src="/a.js" integrity="${inTag}"></script>`;

test("right digests in the map and on the tag give no problem", () => {
  expect(integrityProblems(page(right, right), files)).toEqual([]);
});

test("a wrong digest is told wherever it stands", () => {
  expect(integrityProblems(page("sha384-x", right), files)).toEqual([
    "names /a.js without its right integrity",
  ]);
  expect(integrityProblems(page(right, "sha384-x"), files)).toEqual([
    "has an import map without the right integrity of /a.js",
  ]);
});

test("a script that the map leaves out, or that is not there, is told", () => {
  expect(integrityProblems("", files)).toEqual([
    "has an import map without the right integrity of /a.js",
  ]);
  expect(integrityProblems('<link rel="modulepreload" href="/b.js"/>', [])).toEqual([
    "names /b.js without its right integrity",
  ]);
});
