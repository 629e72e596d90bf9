import { mkdtemp, rm } from "node:fs/promises";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeCompressed } from "../hosts/site-fixture.ts";
import { textFile, writeSiteFile } from "../site/site-file.ts";
import { closeServer, listen } from "./listen.ts";
import { rawResponse } from "./raw-response.ts";
import { siteServer } from "./site-server.ts";

const home = "<!DOCTYPE html><script>1</script><p>Home</p>";
const script = "export const answer = 42;";

let folder: string;
let server: Server;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "keypace-"));
  await writeCompressed(folder, {
    "/index.html": home,
    "/about.html": "About",
    "/404.html": "Not here",
    "/assets/client-1.js": script,
  });
  const plain = {
    "/_headers": "/*",
    "/mono.woff2": "wOF2",
    "/favicon.ico": "",
    "/site.webmanifest": "{}",
  };
  for (const [name, text] of Object.entries(plain)) {
    await writeSiteFile(folder, textFile(name, text));
  }
  server = await siteServer(folder);
  address = await listen(server, 0);
});

afterAll(async () => {
  closeServer(server);
  await rm(folder, { recursive: true });
});

test("a page has its address without an ending, and every security header", async () => {
  const { status, headers, body } = await send("/about");
  expect(status).toBe(200);
  expect(body.toString()).toBe("About");
  expect(headers).toMatchObject({
    "content-type": "text/html;charset=utf-8",
    "cache-control": "no-cache",
    "cross-origin-opener-policy": "same-origin",
    vary: "Accept-Encoding",
  });
  expect(headers["content-security-policy"]).toContain(
    "script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=';",
  );
  expect(headers).not.toHaveProperty("strict-transport-security");
});

test("a query does not change the page", async () => {
  expect(await send("/?utm_source=x")).toMatchObject({ status: 200, body: Buffer.from(home) });
});

test.each([
  ["/about/", "/about"],
  ["/about//", "/about"],
  ["/a/", "/a"],
  ["/assets/", "/assets"],
  ["/nowhere/?utm_source=x/", "/nowhere?utm_source=x/"],
])("%s is redirected to %s permanently", async (path, target) => {
  const { status, headers, body } = await send(path);
  expect(status).toBe(308);
  expect(headers["location"]).toBe(target);
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(body).toHaveLength(0);
});

test.each(["//", "//other.example/", "/\\other.example/"])(
  "%s is not redirected, because the target could be another site",
  async (path) => {
    const { status, headers } = await send(path);
    expect(status).toBe(404);
    expect(headers).not.toHaveProperty("location");
  },
);

test("a request may contain the whole address, as requests to proxies do", async () => {
  expect(await send("http://other.example/about?x")).toMatchObject({
    status: 200,
    body: Buffer.from("About"),
  });
  expect(await send("HTTP://other.example")).toMatchObject({
    status: 200,
    body: Buffer.from(home),
  });
});

test.each([
  "/about.html",
  "/index",
  "/index.html",
  "/404",
  "/404.html",
  "/nowhere",
  "/assets/client-2.js",
  "/about.html.br",
  "/assets/client-1.js.gz",
  "/_headers",
  "/%zz",
  "/%00",
  "/%61bout",
  "/../package.json",
  "/%2e%2e/package.json",
  "//about",
])("%s is not found, as every address but the canonical ones", async (path) => {
  const { status, headers, body } = await send(path);
  expect(status).toBe(404);
  expect(body.toString()).toBe("Not here");
  expect(headers).toMatchObject({
    "content-type": "text/html;charset=utf-8",
    "cache-control": "no-cache",
  });
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
});

test.each(["/about", "/nowhere"])(
  "HEAD %s returns the headers of GET and no body",
  async (path) => {
    const get = await send(path);
    const head = await send(path, { method: "HEAD" });
    expect(head.status).toBe(get.status);
    expect(head.headers["content-length"]).toBe(String(get.body.length));
    expect(head.body).toHaveLength(0);
  },
);

test.each(["POST", "PUT", "DELETE", "OPTIONS"])(
  "%s is refused with the methods that are allowed",
  async (method) => {
    const { status, headers } = await send("/", { method });
    expect(status).toBe(405);
    expect(headers).toMatchObject({ allow: "GET, HEAD", "x-frame-options": "DENY" });
  },
);

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0.5", "br"],
  ["*", "br"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br ; q=0 , *", "gzip"],
  ["*;q=0, gzip", "gzip"],
  ["br;q=0, gzip;q=0", undefined],
  ["identity", undefined],
  ["gzip;q=nonsense", undefined],
  ["", undefined],
] as const)("a browser that accepts %j gets a script as %s", async (accepted, encoding) => {
  const { headers, body } = await send("/assets/client-1.js", { "accept-encoding": accepted });
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers["content-type"]).toBe("text/javascript");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers).not.toHaveProperty("content-security-policy");
  const forms = { br: brotliCompressSync(script), gzip: gzipSync(script) };
  expect(body).toEqual(encoding ? forms[encoding] : Buffer.from(script));
});

test("the not-found page is sent compressed as well", async () => {
  const { headers, body } = await send("/nowhere", { "accept-encoding": "br" });
  expect(headers["content-encoding"]).toBe("br");
  expect(body).toEqual(brotliCompressSync("Not here"));
});

test("browsers cache hashed assets forever and other files for a day", async () => {
  const asset = await send("/assets/client-1.js");
  const manifest = await send("/site.webmanifest");
  expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(manifest.headers["cache-control"]).toBe("public, max-age=86400");
});

test.each([
  ["/assets/client-1.js", "text/javascript"],
  ["/favicon.ico", "image/x-icon"],
  ["/mono.woff2", "font/woff2"],
  ["/site.webmanifest", "application/manifest+json"],
])("%s is sent as %s, because browsers must not guess the type", async (path, type) => {
  expect((await send(path)).headers["content-type"]).toBe(type);
});

test("a browser that has the page gets status 304", async () => {
  const { headers } = await send("/about");
  const again = await send("/about", { "if-none-match": String(headers["etag"]) });
  expect(again.status).toBe(304);
  expect(again.headers["content-security-policy"]).toContain("default-src 'none'");
  expect(again.body).toHaveLength(0);
  expect(await send("/about", { "if-none-match": "*" })).toMatchObject({ status: 304 });
  expect(await send("/nowhere", { "if-none-match": "*" })).toMatchObject({ status: 404 });
});

test("a file that disappears from the folder is still served", async () => {
  await rm(join(folder, "mono.woff2"));
  expect((await send("/mono.woff2")).body.toString()).toBe("wOF2");
});

test("a range is answered with the whole file", async () => {
  const { status, body } = await send("/assets/client-1.js", { range: "bytes=-4" });
  expect(status).toBe(200);
  expect(body.toString()).toBe(script);
});

function send(path: string, { method = "GET", ...headers }: Record<string, string> = {}) {
  return rawResponse(address, path, { method, headers });
}
