/**
 * The Content-Security-Policy of every response: this site's own files and nothing else.
 *
 * @param inlineScriptHashes `sha256-…` of each script that stands in a page itself.
 */
export function contentSecurityPolicy({
  inlineScriptHashes,
  isHttps,
}: {
  inlineScriptHashes: readonly string[];
  isHttps: boolean;
}): string {
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScriptHashes.map((hash) => `'${hash}'`)].join(" "),
    "style-src 'self'",
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
