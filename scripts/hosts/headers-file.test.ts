import { expect, test } from "vitest";
import { headersFile } from "./headers-file.ts";
import { servedFixture } from "./site-fixture.ts";

const file = headersFile(servedFixture("https://keypace.example"));

test("every address gets the security headers, each page and file its own caching", () => {
  const [all, ...caching] = file.split("\n\n");
  expect(all).toMatch(
    /^\/\*\n {2}Content-Security-Policy: default-src 'none'; script-src 'self' 'sha256-/,
  );
  expect(all).not.toContain("Cache-Control");
  expect(caching).toEqual([
    "/about\n  Cache-Control: no-cache",
    "/assets/client-1.js\n  Cache-Control: public, max-age=31536000, immutable",
    "/favicon.svg\n  Cache-Control: public, max-age=86400",
    "/\n  Cache-Control: no-cache\n",
  ]);
});

test("more rules than Cloudflare reads are refused", () => {
  const site = servedFixture("https://keypace.example");
  const [page] = site.files;
  const files = Array.from({ length: 100 }, () => page).filter((each) => each !== undefined);
  expect(() => headersFile({ ...site, files })).toThrow("only 100 rules");
});

test("no line is longer than the 2000 characters that Cloudflare reads", () => {
  for (const line of file.split("\n")) expect(line.length).toBeLessThanOrEqual(2000);
});
