import { contentSecurityPolicy } from "./content-security-policy.ts";
import type { InlineHashes } from "./inline-hashes.ts";
import { permissionsPolicy } from "./permissions-policy.ts";

export type HeaderRecord = Readonly<Record<string, string>>;

/** A hashed asset carries a digest of its contents in its name, so it never changes. */
export type ResponseKind = "page" | "hashed asset" | "other";

/** The properties of a deployment that its headers depend on. */
export interface Deployment {
  readonly inlineHashes: InlineHashes;
  /** Whether every visitor uses HTTPS. */
  readonly isHttps: boolean;
}

/** All headers of a response, those of the error pages included. */
export function responseHeaders(kind: ResponseKind, deployment: Deployment): HeaderRecord {
  const security = kind === "hashed asset" ? assetHeaders : securityHeaders(deployment);
  return { ...security, "Cache-Control": cacheControl[kind] };
}

/**
 * The security headers of hashed assets. The others are about documents; over HTTP/1.1 they would cost two
 * kilobytes for each script and font.
 */
export const assetHeaders: HeaderRecord = {
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

/**
 * The security headers of all other responses: pages, files, redirects and errors. `Integrity-Policy` is not
 * among them: under it, Safari 26 blocks what a module imports, although the import map has its digest.
 */
export function securityHeaders(deployment: Deployment): HeaderRecord {
  return {
    "Content-Security-Policy": contentSecurityPolicy(deployment),
    "Connection-Allowlist": '(response-origin "mailto:*")',
    "Permissions-Policy": permissionsPolicy,
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    ...assetHeaders,
    "X-Frame-Options": "DENY",
    ...(deployment.isHttps && {
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    }),
    "X-DNS-Prefetch-Control": "off",
    "Origin-Agent-Cluster": "?1",
  };
}

/** The size of headers as HTTP/1.1 sends them; later versions send repeated ones only once. */
export function sizeOf(headers: HeaderRecord): number {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return lines.join("").length;
}

export const cacheControl: Readonly<Record<ResponseKind, string>> = {
  page: "no-cache",
  "hashed asset": "public, max-age=31536000, immutable",
  // A day: browsers look the icon up at each navigation, and then find it in their cache.
  other: "public, max-age=86400",
};
