import type { InlineHashes } from "./inline-hashes.ts";

/**
 * The Content-Security-Policy of every response: this site's own files and nothing else.
 *
 * @param inlineHashes of what stands in a page itself.
 */
export function contentSecurityPolicy({
  inlineHashes,
  isHttps,
}: {
  inlineHashes: InlineHashes;
  isHttps: boolean;
}): string {
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...inlineHashes.scripts.map(quoted)].join(" "),
    // No 'self': all styles stand in the pages.
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
  ];
  return [...directives, ...(isHttps ? ["upgrade-insecure-requests"] : [])].join("; ");
}

function quoted(hash: string): string {
  return `'${hash}'`;
}
