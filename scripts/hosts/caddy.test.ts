import { expect, test } from "vitest";
import { caddyConfiguration } from "./caddy.ts";
import { servedFixture } from "./site-fixture.ts";

test("a table maps each address to its file, and all others to the not-found page", () => {
  const text = caddyConfiguration(servedFixture("https://keypace.example"), "/srv/keypace");
  const table = /\tmap [^\n]* \{\n(.*?)\n\t\}/s.exec(text)?.[1]?.replaceAll("\t", "").split("\n");
  expect(table).toEqual([
    "/about /about.html `text/html;charset=utf-8` `no-cache`",
    "/assets/client-1.js /assets/client-1.js `text/javascript` `public, max-age=31536000, immutable`",
    "/favicon.svg /favicon.svg `image/svg+xml` `public, max-age=86400`",
    "/ /index.html `text/html;charset=utf-8` `no-cache`",
    "default /404.html `text/html;charset=utf-8` `no-cache`",
  ]);
});

test("online, Caddy listens at the site's origin with its port; on this machine, only at the local address", () => {
  const [online, ofItsOwn, local] = [
    "https://keypace.example",
    "https://keypace.example:8443",
    "http://127.0.0.1:8080",
  ].map((origin) => caddyConfiguration(servedFixture(origin), "/srv/keypace"));
  expect(online).toMatch(/^https:\/\/keypace\.example \{\n\troot \* `\/srv\/keypace`\n/);
  expect(ofItsOwn).toMatch(/^https:\/\/keypace\.example:8443 \{\n/);
  expect(local).toMatch(/^http:\/\/127\.0\.0\.1:8080 \{\n\tbind 127\.0\.0\.1\n/);
});
