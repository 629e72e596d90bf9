import { expect, test } from "vitest";
import { servedFixture } from "./site-fixture.ts";
import { vercelConfiguration } from "./vercel.ts";

interface Configuration {
  readonly cleanUrls: boolean;
  readonly trailingSlash: boolean;
  readonly headers: readonly {
    readonly source: string;
    readonly headers: readonly { readonly key: string; readonly value: string }[];
  }[];
}

const text = vercelConfiguration(servedFixture("https://keypace.example"));
const configuration = JSON.parse(text) as Configuration;

test("pages have one address, without an ending", () => {
  expect(configuration).toMatchObject({ cleanUrls: true, trailingSlash: false });
});

test("every address gets the security headers, each page and file its own caching", () => {
  const [all, ...caching] = configuration.headers;
  expect(all?.source).toBe("/(.*)");
  expect(all?.headers).toContainEqual({ key: "X-Frame-Options", value: "DENY" });
  expect(all?.headers.map(({ key }) => key)).not.toContain("Cache-Control");
  expect(caching.map(({ source, headers }) => [source, headers[0]?.value])).toEqual([
    ["/about", "no-cache"],
    ["/assets/client-1.js", "public, max-age=31536000, immutable"],
    ["/favicon.svg", "public, max-age=86400"],
    ["/", "no-cache"],
  ]);
});
