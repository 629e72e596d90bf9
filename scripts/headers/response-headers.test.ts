import { expect, test } from "vitest";
import { securityHeaders } from "./response-headers.ts";

const online = {
  inlineHashes: { scripts: ["sha256-one=", "sha256-two="], styles: ["sha256-three="] },
  isHttps: true,
};

test("a page over HTTPS carries the whole set of headers and no other, such as one that reports or sets a cookie", () => {
  const { "Permissions-Policy": permissions, ...headers } = securityHeaders(online);
  expect(headers).toEqual({
    "Content-Security-Policy":
      "default-src 'none'; script-src 'self' 'sha256-one=' 'sha256-two='; style-src 'sha256-three='; img-src 'self' blob:; font-src 'self'; manifest-src 'self'; connect-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'; upgrade-insecure-requests",
    "Connection-Allowlist": '(response-origin "mailto:*")',
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "X-DNS-Prefetch-Control": "off",
    "Origin-Agent-Cluster": "?1",
  });
  expect(permissions).toContain("camera=(), ");
  expect(permissions).toMatch(/, clipboard-write=\(self\)$/);
});

test("a server without HTTPS does not make browsers insist on it", () => {
  const headers = securityHeaders({ ...online, isHttps: false });
  expect(headers).not.toHaveProperty("Strict-Transport-Security");
  expect(headers["Content-Security-Policy"]).toMatch(/; trusted-types 'none'$/);
});
