import { expect, test } from "vitest";
import { textFile } from "../../site/site-file.ts";
import { integrityProblems } from "./integrity.ts";

const files = [textFile("/a.js", "1")];
const right = "sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=";
const page = (inTag: string, inMap: string) =>
  `<script type="importmap">{"integrity":{"/a.js":"${inMap}"}}</script><script type="module" src="/a.js" integrity="${inTag}"></script>`;

test("right digests in the map and on the tag give no problem", () => {
  expect(integrityProblems(page(right, right), files)).toEqual([]);
});

test("a wrong digest is reported in every place", () => {
  expect(integrityProblems(page("sha256-x", right), files)).toEqual([
    "names /a.js without its right integrity",
  ]);
  expect(integrityProblems(page(right, "sha256-x"), files)).toEqual([
    "has an import map without the right integrity of /a.js",
  ]);
});

test("a script that the map leaves out, or that does not exist, is reported", () => {
  expect(integrityProblems("", files)).toEqual([
    "has an import map without the right integrity of /a.js",
  ]);
  expect(integrityProblems('<link rel="modulepreload" href="/b.js"/>', [])).toEqual([
    "names /b.js without its right integrity",
  ]);
});
