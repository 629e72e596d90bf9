import { assetHeaders, type HeaderRecord } from "../headers/response-headers.ts";
import { type ServedFile, type ServedSite, slashAtEnd } from "./served-site.ts";

/**
 * The configuration of the site for Caddy, which takes care of certificates and of visitors without HTTPS
 * by itself.
 *
 * A table maps each address to its file, because Caddy's own matchers of paths ignore case.
 *
 * @param root the folder of the built site on the host.
 */
export function caddyConfiguration(site: ServedSite, root: string): string {
  const { origin, files, notFound, headers } = site;
  const { protocol, hostname } = new URL(origin);
  return `\
${origin} {
${lines(1, [
  ...(protocol === "http:" ? [`bind ${hostname}`] : []),
  `root * ${quoted(root)}`,
  "map {http.request.orig_uri.path} {keypace_file} {keypace_type} {keypace_cache} {",
  ...files.map((file) => `\t${row(file.address, file)}`),
  `\t${row("default", notFound)}`,
  "}",
  "route {",
])}${lines(2, [
    "header {",
    "\t-Server",
    ...headerLines(assetHeaders),
    "\tContent-Type {keypace_type}",
    "\tCache-Control {keypace_cache}",
    "\tVary Accept-Encoding",
    "}",
    "@document not vars_regexp document {keypace_file} ^/assets/",
    "header @document {",
    ...headerLines(headers),
    "}",
    "@refused not method GET HEAD",
    "handle @refused {",
    '\theader Allow "GET, HEAD"',
    "\trespond 405",
    "}",
    `@slash vars_regexp slash {http.request.orig_uri} ${quoted(slashAtEnd)}`,
    "redir @slash {re.slash.1}{re.slash.2} 308",
    "rewrite * {keypace_file}",
    `@unknown vars {keypace_file} ${notFound.file}`,
    "file_server @unknown {",
    "\tstatus 404",
    "\tprecompressed br gzip",
    "}",
    "file_server {",
    "\tprecompressed br gzip",
    "}",
  ])}\t}
}
`;
}

function headerLines(headers: HeaderRecord): readonly string[] {
  return Object.entries(headers).map(([name, value]) => `\t${name} ${quoted(value)}`);
}

function row(address: string, { file, contentType, cacheControl }: ServedFile): string {
  return [address, file, quoted(contentType), quoted(cacheControl)].join(" ");
}

function quoted(value: string): string {
  return `\`${value}\``;
}

function lines(depth: number, all: readonly string[]): string {
  return all.map((line) => `${"\t".repeat(depth)}${line}\n`).join("");
}
