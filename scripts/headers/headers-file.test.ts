import { expect, test } from "vitest";
import { headersFile } from "./headers-file.ts";

const file = headersFile(["/", "/about"], { inlineScriptHashes: ["sha256-one="], isHttps: true });

test("every address gets the security headers, each page and asset its own caching", () => {
  const [all, home, about, assets] = file.split("\n\n");
  expect(all).toMatch(
    /^\/\*\n {2}Content-Security-Policy: default-src 'none'; script-src 'self' 'sha256-one='/,
  );
  expect(all).not.toContain("Cache-Control");
  expect(home).toBe("/\n  Cache-Control: no-cache");
  expect(about).toBe("/about\n  Cache-Control: no-cache");
  expect(assets).toBe("/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n");
});

test("no line is longer than the 2000 characters that Cloudflare reads", () => {
  for (const line of file.split("\n")) expect(line.length).toBeLessThanOrEqual(2000);
});
