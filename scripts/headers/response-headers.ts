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

/** The policy allows this site's own files and nothing else. */
function contentSecurityPolicy({ inlineHashes, isHttps }: Deployment): string {
  const quoted = (hash: string) => `'${hash}'`;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineHashes.scripts.map(quoted)].join(" "),
    // No 'self', because the pages contain all styles.
    ["style-src", ...inlineHashes.styles.map(quoted)].join(" "),
    "img-src 'self' blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

export const cacheControl: Readonly<Record<ResponseKind, string>> = {
  page: "no-cache",
  "hashed asset": "public, max-age=31536000, immutable",
  // A day: browsers look the icon up at each navigation, and then find it in their cache.
  other: "public, max-age=86400",
};

export function isHashedAsset(address: string): boolean {
  return address.startsWith("/assets/");
}
