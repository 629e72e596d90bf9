import { expect, test } from "vitest";
import { inlineScriptsOf, inlineStylesOf, tagsOf } from "./html.ts";

const page =
  '<!DOCTYPE html><html lang="en"><style>a>b{color:red}</style><script>if (1<2) "<p style=\\"x\\">"</script>' +
  '<link rel="preload" href="/a?b=1&amp;c=2" crossorigin=""/><script type="module" src="/x.js"></script>' +
  '<script type="application/ld+json">{}</script><p hidden="">5 &gt; 3</p></html>';

test("tags are read with their attributes, and not out of scripts and styles", () => {
  expect(tagsOf(page)).toEqual([
    { name: "html", attributes: { lang: "en" } },
    { name: "style", attributes: {} },
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

test("inline styles are read whole", () => {
  expect(inlineStylesOf(page)).toEqual(["a>b{color:red}"]);
});
