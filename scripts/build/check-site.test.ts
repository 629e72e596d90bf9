import { expect, test } from "vitest";
import type { Prerenderer } from "../../src/prerenderer.ts";
import { digest } from "../site/digest.ts";
import { textFile } from "../site/site-file.ts";
import { siteProblems } from "./check-site.ts";

const theme = "(function theme() {})()";

const prerenderer: Prerenderer = {
  site: { name: "Keypace", origin: "https://keypace.example" },
  inlineScripts: { theme },
  routePaths: ["/"],
  notFoundPath: "404",
  renderPage: () => Promise.resolve(""),
};

const styles = "p{color:red}";
const script = "export const pace = 1;";
const integrity = digest(Buffer.from(script));
const map = JSON.stringify({ integrity: { "/a.js": integrity } });
const page = `<html><style>${styles}</style><script>${theme}</script><script type="importmap">${map}</script><script type="module" src="/a.js" integrity="${integrity}"></script></html>`;
const policy = [theme, map, styles].map((code) => `'${digest(code)}'`).join(" ");

const site = {
  "/index.html": page,
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
  const leaking = page.replace("{}", `{ ${leak} }`);
  expect(problemsOf({ ...site, "/index.html": leaking })).toContain("/index.html calls fetch(.");
});

test("a script that does not match its digest is reported", () => {
  expect(problemsOf({ ...site, "/a.js": `${script} ` })).toContain(
    "/index.html names /a.js without its right integrity.",
  );
});

test("an inline script or style that the policy does not name, or names without need, is reported", () => {
  const problem = "/_headers does not allow exactly the inline scripts and styles.";
  const noMore = { ...site, "/_headers": site["/_headers"].replace(policy, "") };
  expect(problemsOf(noMore)).toEqual([problem]);
  const tooMuch = { ...site, "/_headers": site["/_headers"].replace("'self'", "'sha256-x='") };
  expect(problemsOf(tooMuch)).toEqual([problem]);
});

test("a missing page is reported", () => {
  const { "/404.html": _, ...rest } = site;
  expect(problemsOf(rest)).toEqual(["/404.html is missing."]);
});

test("a style or an address of another host in a page is reported", () => {
  const styled = page.replace("<html>", '<html style="color: red">');
  expect(problemsOf({ ...site, "/404.html": styled })).toEqual([
    '/404.html has an attribute "style" on <html>.',
  ]);
  const foreign = page.replace("</html>", '<img src="https://cdn.example/a.png"/></html>');
  expect(problemsOf({ ...site, "/404.html": foreign })).toEqual([
    "/404.html names another host: https://cdn.example/a.png.",
  ]);
});

function problemsOf(files: Readonly<Record<string, string>>): readonly string[] {
  const siteFiles = Object.entries(files).map(([address, text]) => textFile(address, text));
  return siteProblems(siteFiles, prerenderer, { home: styles, others: styles });
}
