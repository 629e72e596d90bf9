import { expect, test } from "vitest";
import type { Prerenderer } from "../../src/prerenderer.ts";
import { digest } from "../site/digest.ts";
import { textFile } from "../site/site-file.ts";
import { siteProblems } from "./check-site.ts";

const theme = "(function theme() {})()";
const origin = "https://keypace.example";

const prerenderer: Prerenderer = {
  site: { name: "Keypace", origin },
  inlineScripts: { theme },
  routePaths: ["/", "/faq"],
  notFoundPath: "404",
  renderPage: () => Promise.resolve(""),
};

const styles = "p{color:red}";
const script = 'prefetch("http://www.w3.org/2000/svg"); const evaluate = 1; evaluate(2)';
const integrity = digest(script);
const map = JSON.stringify({ integrity: { "/a.js": integrity } });
const body = `<script type="application/ld+json">{"@context":"https://schema.org"}</script><a href="/faq?a#b">FAQ</a><a href="#main">Skip</a><link href="${origin}/faq"/><meta content="width=device-width"/>`;
const page = `<html><style>${styles}</style><script>${theme}</script><script type="importmap">${map}</script><script type="module" src="/a.js" integrity="${integrity}"></script>${body}</html>`;
const policy = [theme, map, styles].map((code) => `'${digest(code)}'`).join(" ");

const site = {
  "/index.html": page,
  "/faq.html": page,
  "/404.html": page,
  "/a.js": script,
  "/_headers": `/*\n  Content-Security-Policy: script-src 'self' ${policy}\n`,
};

test("a site that keeps its promises has no problem", () => {
  expect(problemsOf(site)).toEqual([]);
});

test("a script that calls the network is reported, in a file or in a page", () => {
  const leak = "fetch('/count')";
  expect(problemsOf({ ...site, "/b.js": leak })).toContain("/b.js calls fetch(.");
  expect(problemsWith(theme, `{ ${leak} }`)).toContain("calls fetch(");
});

test.each([
  ["fetchLater('/x')", "fetchLater"],
  ["new XMLHttpRequest", "XMLHttpRequest"],
  ["navigator.sendBeacon('/x')", "sendBeacon"],
  ["new WebSocket('wss:')", "WebSocket"],
  ["new WebTransport('https:')", "WebTransport"],
  ["new EventSource('/x')", "EventSource"],
  ["new RTCPeerConnection", "RTCPeerConnection"],
  ["sessionStorage.x = 1", "sessionStorage"],
  ["indexedDB.open('x')", "indexedDB"],
  ["document.cookie = 'x'", "document.cookie"],
  ["cookieStore.set('x', 1)", "cookieStore"],
  ["caches.open('x')", "caches."],
  ["navigator.serviceWorker.register('/x')", "serviceWorker"],
  ["new Worker('/x')", "new Worker("],
  ["new SharedWorker('/x')", "new SharedWorker("],
  ["speechSynthesis.speak(x)", "speechSynthesis"],
  ["(0, eval)(x); eval(x)", "eval("],
  ["new Function(x)", "new Function("],
])("%s is reported", (code, call) => {
  expect(problemsOf({ ...site, "/b.js": `a();${code};b()` })).toContain(`/b.js calls ${call}.`);
});

test("a script that does not match its digest is reported in every place", () => {
  const inTag = "names /a.js without its right integrity";
  const inMap = "has an import map without the right integrity of /a.js";
  expect(problemsOf({ ...site, "/a.js": `${script} ` })).toContain(`/index.html ${inTag}.`);
  expect(problemsWith(`integrity="${integrity}"`, 'integrity="sha256-x"')).toEqual([inTag]);
  expect(problemsWith(map, map.replace(integrity, "sha256-x"))).toEqual([inMap]);
  expect(problemsWith(map, "{}")).toEqual([inMap]);
  expect(problemsWith(body, '<link rel="modulepreload" href="/b.js"/>')).toContain(
    "names /b.js without its right integrity",
  );
});

test("an inline script or style that the policy does not name, or names without need, is reported", () => {
  const problem = "/_headers does not allow exactly the inline scripts and styles.";
  const noMore = { ...site, "/_headers": site["/_headers"].replace(policy, "") };
  expect(problemsOf(noMore)).toEqual([problem]);
  const tooMuch = { ...site, "/_headers": site["/_headers"].replace("'self'", "'sha256-x='") };
  expect(problemsOf(tooMuch)).toEqual([problem]);
});

test("inline code is reported if it differs from the known by a letter, or is in an attribute", () => {
  const otherStyles = "has other styles than the site's, in one element";
  expect(problemsWith(theme, `${theme};`)).toEqual([`has an unknown inline script: ${theme};`]);
  expect(problemsWith(styles, "p{}")).toEqual([otherStyles]);
  expect(problemsWith(`<style>${styles}</style>`, "")).toEqual([otherStyles]);
  expect(problemsWith(body, `<style>${styles}</style>`)).toEqual([otherStyles]);
  expect(problemsWith(body, '<p style="color:red">a</p><b onclick="go()">b</b>')).toEqual([
    'has an attribute "style" on <p>',
    'has an attribute "onclick" on <b>',
  ]);
});

test("a missing page is reported", () => {
  const { "/404.html": _, ...rest } = site;
  expect(problemsOf(rest)).toEqual(["/404.html is missing."]);
});

test("an address that does not exist is reported once", () => {
  const links = `<a href="/fak">FAQ</a><a href="/fak">FAQ</a><meta content="${origin}/preview.png"/>`;
  expect(problemsWith(body, links)).toEqual([
    "names /fak, which is not there",
    "names /preview.png, which is not there",
  ]);
});

test("an address of another host is reported in every form", () => {
  const text = `"https://cdn.example/a.js" url(http://a.example) "wss://b.example" src="//c.example/d" "${origin}.evil.example/"`;
  expect(problemsWith(body, text)).toEqual([
    "names another host: https://cdn.example/a.js",
    "names another host: http://a.example",
    "names another host: wss://b.example",
    "names another host: //c.example/d",
    "names another host: https://keypace.example.evil.example/",
  ]);
});

/** The problems of a page in which a part is replaced by another. */
function problemsWith(part: string, replacement: string): readonly string[] {
  return problemsOf({ ...site, "/404.html": page.replace(part, () => replacement) })
    .filter((problem) => problem.startsWith("/404.html "))
    .map((problem) => problem.slice("/404.html ".length, -1));
}

function problemsOf(files: Readonly<Record<string, string>>): readonly string[] {
  const siteFiles = Object.entries(files).map(([address, text]) => textFile(address, text));
  return siteProblems(siteFiles, prerenderer, { home: styles, others: styles });
}
