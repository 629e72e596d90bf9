import { assetHeaders, type HeaderRecord } from "../headers/response-headers.ts";
import { type ServedFile, type ServedSite, slashAtEnd } from "./served-site.ts";

/**
 * The configuration of the site for nginx, to be included in its block `http`.
 *
 * nginx needs a module to compress with brotli, but none to choose between compressed files. Headers are
 * set for the whole server, because a location that adds one would lose all others; a header without a
 * value is not sent.
 *
 * @param root the folder of the built site on the host.
 */
export function nginxConfiguration(site: ServedSite, root: string): string {
  const { origin, files, notFound, headers } = site;
  return `${compressedForms}${documentHeaders(headers)}
server {
${lines(listening(origin))}
${lines([
  `root ${quoted(root)};`,
  "server_tokens off;",
  "access_log off;",
  "merge_slashes off;",
  "max_ranges 0;",
  "# The files are compressed already.",
  "gzip off;",
])}
${lines(["types { }", `default_type ${quoted(notFound.contentType)};`])}
${lines([
  ...Object.entries(assetHeaders).map(([name, value]) => header(name, quoted(value))),
  ...namesForDocuments(headers).map((name) => header(name, variable(name))),
  `set $keypace_cache ${quoted(notFound.cacheControl)};`,
  header("Cache-Control", "$keypace_cache"),
  header("Vary", "Accept-Encoding"),
  header("Content-Encoding", "$keypace_encoding"),
  header("Allow", "$keypace_allow"),
])}
${lines([
  'if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }',
  "absolute_redirect off;",
  `if ($request_uri ~ ${quoted(slashAtEnd)}) { return 308 $1$2; }`,
  `error_page 404 ${notFound.file};`,
  "location / { return 404; }",
  `location = ${notFound.file} { internal; ${found(notFound)} }`,
  ...files.map((file) => location(file, notFound)),
])}}
${redirectToHttps(origin)}`;
}

const compressedForms = `\
map $http_accept_encoding $keypace_form {
  default "";
  ${accepted("br")} .br;
  ${accepted("gzip")} .gz;
}
map "$status $uri" $keypace_encoding {
  default "";
  "~^304" "";
  "~\\.br$" br;
  "~\\.gz$" gzip;
}
map $status $keypace_allow {
  default "";
  405 "GET, HEAD";
}
`;

/** A variable for each header that hashed assets do not have, empty for them. */
function documentHeaders(headers: HeaderRecord): string {
  return namesForDocuments(headers)
    .map(
      (name) => `\
map $uri ${variable(name)} {
  default ${quoted(headers[name] ?? "")};
  "~^/assets/.*[^/]$" "";
}
`,
    )
    .join("");
}

function namesForDocuments(headers: HeaderRecord): readonly string[] {
  return Object.keys(headers).filter((name) => !(name in assetHeaders));
}

function variable(name: string): string {
  return `$keypace_${name.toLowerCase().replaceAll("-", "_")}`;
}

/** Matches an `Accept-Encoding` that names an encoding and does not refuse it with a weight of 0. */
function accepted(encoding: string): string {
  return `"~*(?:^|,)\\s*${encoding}\\s*(?:,|$|;\\s*q=(?:1|0?\\.0*[1-9]))"`;
}

function listening(origin: string): readonly string[] {
  const { protocol, hostname, host, port } = new URL(origin);
  if (protocol === "http:") return [`listen ${host};`, `server_name ${hostname};`];
  return [
    `listen ${port || 443} ssl http2;`,
    `listen [::]:${port || 443} ssl http2;`,
    `server_name ${hostname};`,
    `ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;`,
    `ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;`,
  ];
}

function redirectToHttps(origin: string): string {
  const { protocol, hostname } = new URL(origin);
  if (protocol === "http:") return "";
  return `
server {
${lines([
  "listen 80;",
  "listen [::]:80;",
  `server_name ${hostname};`,
  "server_tokens off;",
  "access_log off;",
  `return 301 ${origin}$request_uri;`,
])}}
`;
}

function header(name: string, value: string): string {
  return `add_header ${name} ${value} always;`;
}

/** The server's defaults are those of a page. */
function location(file: ServedFile, { contentType, cacheControl }: ServedFile): string {
  const differences = [
    file.contentType === contentType ? "" : `default_type ${quoted(file.contentType)}; `,
    file.cacheControl === cacheControl ? "" : `set $keypace_cache ${quoted(file.cacheControl)}; `,
  ].join("");
  return `location = ${file.address} { ${differences}${found(file)} }`;
}

function found({ file }: ServedFile): string {
  return `try_files ${file}$keypace_form ${file} =404;`;
}

function quoted(value: string): string {
  return `"${value.replaceAll(/["\\]/g, "\\$&")}"`;
}

function lines(all: readonly string[]): string {
  return all.map((line) => `  ${line}\n`).join("");
}
