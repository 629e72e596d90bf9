import { expect, test } from "vitest";
import { headersFile } from "./headers-file.ts";

const file = headersFile(
  new Map([
    ["/", "page"],
    ["/assets/client-1.js", "hashed asset"],
    ["/favicon.svg", "other"],
  ]),
  { inlineHashes: { scripts: ["sha256-one="], styles: [] }, isHttps: true },
);

test("every address gets the security headers, each page and file its own caching", () => {
  const [all, home, icon, assets, ...rest] = file.split("\n\n");
  expect(all).toMatch(
    /^\/\*\n {2}Content-Security-Policy: default-src 'none'; script-src 'self' 'sha256-one='/,
  );
  expect(all).not.toContain("Cache-Control");
  expect(home).toBe("/\n  Cache-Control: no-cache");
  expect(icon).toBe("/favicon.svg\n  Cache-Control: public, max-age=86400");
  expect(assets).toBe("/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n");
  expect(rest).toEqual([]);
});

test("no line is longer than the 2000 characters that Cloudflare reads", () => {
  for (const line of file.split("\n")) expect(line.length).toBeLessThanOrEqual(2000);
});
