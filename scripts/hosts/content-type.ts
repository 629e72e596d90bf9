import { extname } from "node:path";

/**
 * The content type of a file of the site, because browsers are told not to guess.
 *
 * @throws for an unknown ending: add it here.
 */
export function contentType(file: string): string {
  const type = types[extname(file)];
  if (type === undefined) throw new Error(`No content type is known for ${file}.`);
  return type;
}

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html;charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".xml": "text/xml",
};
