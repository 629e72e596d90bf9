import { expect, test } from "vitest";
import { textFile } from "../site/site-file.ts";
import { inlineHashesOf } from "./inline-hashes.ts";

test("a script or style of two pages is hashed once, data not at all", () => {
  const twice = [
    "<style>1</style><script>1</script>",
    '<style>1</style><script>1</script><script type="application/ld+json">{}</script>',
  ];
  const files = twice.map((html, index) => textFile(`/${index}.html`, html));
  const hashes = ["sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s="];
  expect(inlineHashesOf(files)).toEqual({ scripts: hashes, styles: hashes });
});

test("only pages are searched", () => {
  const file = textFile("/a.js", '"<script>1</script>"');
  expect(inlineHashesOf([file])).toEqual({ scripts: [], styles: [] });
});
