import { expect, test } from "vitest";
import { inlineScriptHashes, inlineScriptsOf, tagsOf } from "./html.ts";

const page =
  '<!DOCTYPE html><html lang="en"><script>if (1<2) "<p style=\\"x\\">"</script>' +
  '<link rel="preload" href="/a?b=1&amp;c=2" crossorigin=""/><script type="module" src="/x.js"></script>' +
  '<script type="application/ld+json">{}</script><p hidden="">5 &gt; 3</p></html>';

test("tags are read with their attributes, and not out of scripts", () => {
  expect(tagsOf(page)).toEqual([
    { name: "html", attributes: { lang: "en" } },
    { name: "script", attributes: {} },
    { name: "link", attributes: { rel: "preload", href: "/a?b=1&c=2", crossorigin: "" } },
    { name: "script", attributes: { type: "module", src: "/x.js" } },
    { name: "script", attributes: { type: "application/ld+json" } },
    { name: "p", attributes: { hidden: "" } },
  ]);
});

test("inline scripts are those without an address", () => {
  expect(inlineScriptsOf(page)).toEqual([
    { code: 'if (1<2) "<p style=\\"x\\">"', type: "" },
    { code: "{}", type: "application/ld+json" },
  ]);
});

test("a script that stands in two pages is hashed once, data not at all", () => {
  const twice = [
    "<script>1</script>",
    '<script>1</script><script type="application/ld+json">{}</script>',
  ];
  expect(inlineScriptHashes(twice)).toEqual([
    "sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=",
  ]);
});
