import { expect, test } from "vitest";
import { nginxConfiguration } from "./nginx.ts";
import { servedFixture } from "./site-fixture.ts";

const online = nginxConfiguration(servedFixture("https://keypace.example"), "/srv/keypace");
const local = nginxConfiguration(servedFixture("http://127.0.0.1:8080"), "/srv/keypace");

test("each address is a location of its own, and all else is not found", () => {
  const locations = online.split("\n").filter((line) => line.startsWith("  location"));
  expect(locations).toEqual([
    "  location / { return 404; }",
    "  location = /404.html { internal; try_files /404.html$keypace_form /404.html =404; }",
    "  location = /about { try_files /about.html$keypace_form /about.html =404; }",
    '  location = /assets/client-1.js { default_type "text/javascript"; set $keypace_cache "public, max-age=31536000, immutable"; try_files /assets/client-1.js$keypace_form /assets/client-1.js =404; }',
    '  location = /favicon.svg { default_type "image/svg+xml"; set $keypace_cache "public, max-age=86400"; try_files /favicon.svg$keypace_form /favicon.svg =404; }',
    "  location = / { try_files /index.html$keypace_form /index.html =404; }",
  ]);
});

test("headers are set once, for every status, with their quotation marks", () => {
  expect(online).toContain(`\
map $uri $keypace_connection_allowlist {
  default "(response-origin \\"mailto:*\\")";
  "~^/assets/.*[^/]$" "";
}`);
  expect(online).toContain("add_header Connection-Allowlist $keypace_connection_allowlist always;");
  expect(online).toContain('add_header X-Content-Type-Options "nosniff" always;');
  const names = Array.from(online.matchAll(/add_header (\S+) .* always;/g), ([, name]) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(names).toHaveLength(online.split("add_header").length - 1);
});

test("online, visitors without HTTPS are redirected to it; a local server has neither", () => {
  expect(online).toContain("listen 443 ssl http2;");
  expect(online).toContain("return 301 https://keypace.example$request_uri;");
  expect(local).toContain("listen 127.0.0.1:8080;");
  expect(local).not.toMatch(/ssl|301|Strict-Transport-Security/);
});

test("nginx listens at a port of the origin, and redirects visitors without HTTPS to it", () => {
  const text = nginxConfiguration(servedFixture("https://keypace.example:8443"), "/srv/keypace");
  expect(text).toContain("listen 8443 ssl http2;");
  expect(text).toContain("listen [::]:8443 ssl http2;");
  expect(text).toContain("return 301 https://keypace.example:8443$request_uri;");
});
