import type { InlineHashes } from "./inline-hashes.ts";

/**
 * The Content-Security-Policy of every response: it allows this site's own files and nothing else.
 *
 * @param inlineHashes of the scripts and styles that the pages contain.
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
  ];
  return [...directives, ...(isHttps ? ["upgrade-insecure-requests"] : [])].join("; ");
}

function quoted(hash: string): string {
  return `'${hash}'`;
}
