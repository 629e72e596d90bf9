import { mkdtemp, rm } from "node:fs/promises";
import type { Server, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { closeServer, listen } from "../server/listen.ts";
import { siteServer } from "../server/site-server.ts";
import { writeCompressed } from "../hosts/site-fixture.ts";
import { readSiteFiles, type SiteFile, textFile, writeSiteFile } from "../site/site-file.ts";
import { deploymentDifferences } from "./deployment-differences.ts";

let folder: string;
let built: readonly SiteFile[];
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "keypace-"));
  await writeCompressed(folder, {
    "/index.html": "<script>1</script>Home",
    "/about.html": "About",
    "/404.html": "Not here",
    "/assets/client-1.js": "export {};",
  });
  await writeSiteFile(folder, textFile("/favicon.ico", "icon"));
  built = await readSiteFiles(folder);
});

afterAll(() => rm(folder, { recursive: true }));

beforeEach(async () => {
  server = await siteServer(folder);
  origin = new URL(await listen(server, 0)).origin;
});

afterEach(() => closeServer(server));

test("our own server serves exactly what was built", async () => {
  expect(await deploymentDifferences(origin, built)).toEqual([]);
});

test("a missing header is reported at each address that needs it", async () => {
  beforeHead((response) => response.removeHeader("Referrer-Policy"));
  expect(await deploymentDifferences(origin, built)).toEqual([
    "/about is missing the header Referrer-Policy.",
    "/favicon.ico is missing the header Referrer-Policy.",
    "/ is missing the header Referrer-Policy.",
    "/no/such-page is missing the header Referrer-Policy.",
    "/assets/no-such-script.js is missing the header Referrer-Policy.",
  ]);
});

test("a hashed asset without its own header is reported; more headers than it needs are not", async () => {
  beforeHead((response, { path }) => {
    if (path !== "/assets/client-1.js") return;
    response.removeHeader("X-Content-Type-Options");
    response.setHeader("X-Frame-Options", "DENY");
  });
  expect(await deploymentDifferences(origin, built)).toEqual([
    "/assets/client-1.js is missing the header X-Content-Type-Options.",
  ]);
});

test("a page that is cached too long is reported, with the value sent and the value meant", async () => {
  beforeHead((response, { path }) => {
    if (path === "/about") response.setHeader("Cache-Control", "max-age=600");
  });
  expect(await deploymentDifferences(origin, built)).toEqual([
    '/about has the header Cache-Control as "max-age=600", not as "no-cache".',
  ]);
});

test("a header that identifies or reports on visitors is reported", async () => {
  beforeHead((response, { path }) => {
    if (path === "/") response.setHeader("Set-Cookie", "visitor=1");
    if (path === "/about") response.setHeader("NEL", "{}");
  });
  expect(await deploymentDifferences(origin, built)).toEqual([
    "/about sends the header NEL, which should not be there.",
    "/ sends the header Set-Cookie, which should not be there.",
  ]);
});

test("a host that answers unknown addresses with status 200 is reported", async () => {
  beforeHead((_response, head) => {
    if (head.status === 404 || head.status === 308) head.status = 200;
  });
  expect(await deploymentDifferences(origin, built)).toEqual([
    "/about.html answers with status 200, not with 404 or a redirect to /about.",
    "/about/ answers with status 200, not with a redirect to /about.",
    "/index.html answers with status 200, not with 404 or a redirect to /.",
    "/no/such-page answers with status 200, not 404.",
    "/assets/no-such-script.js answers with status 200, not 404.",
  ]);
});

test("a second address may redirect to the page itself, and nowhere else", async () => {
  beforeHead((response, head) => {
    if (head.path !== "/about.html") return;
    response.setHeader("Location", "/elsewhere");
    head.status = 308;
  });
  expect(await deploymentDifferences(origin, built)).toEqual([
    "/about.html answers with status 308, not with 404 or a redirect to /about.",
  ]);
});

test("a not-found page that may be cached is reported, also in place of a script", async () => {
  const immutable = "public, max-age=31536000, immutable";
  beforeHead((response, { path, status }) => {
    if (status !== 404) return;
    if (path.startsWith("/assets/")) response.setHeader("Cache-Control", immutable);
    else response.removeHeader("Cache-Control");
  });
  expect(await deploymentDifferences(origin, built)).toEqual([
    "/no/such-page may still be cached by browsers once there is such a file.",
    "/assets/no-such-script.js may still be cached by browsers once there is such a file.",
  ]);
});

test("files of another build are reported, and missing ones", async () => {
  const changed = built.map((file) =>
    file.address === "/about.html" ? { ...file, contents: Buffer.from("About us") } : file,
  );
  const added = textFile("/assets/new-1.js", "");
  expect(await deploymentDifferences(origin, [...changed, added])).toEqual([
    "/about differs from the file that was built.",
    "/assets/new-1.js answers with status 404, not 200.",
  ]);
});

test("a host that does not compress is reported", async () => {
  const plain = built.filter(({ address }) => !/\.(?:br|gz)$/.test(address));
  expect(await deploymentDifferences(origin, plain)).toContain(
    "/about is sent as br to a browser that should get it uncompressed.",
  );
});

test("hosts may send an equivalent value", async () => {
  beforeHead((response, { path }) => {
    response.setHeader("Vary", "Origin, accept-encoding");
    if (path.endsWith("-1.js")) response.setHeader("Content-Type", "application/javascript");
  });
  expect(await deploymentDifferences(origin, built)).toEqual([]);
});

test("a site that cannot be reached is a problem of its own", async () => {
  closeServer(server);
  await expect(deploymentDifferences(origin, built)).rejects.toThrow(/about cannot be fetched: /);
});

interface Head {
  readonly path: string;
  status: number;
}

/** Makes the server send every answer with the changes of a bad host. */
function beforeHead(change: (response: ServerResponse, head: Head) => void): void {
  server.prependListener("request", (request, response) => {
    const writeHead = response.writeHead.bind(response);
    const changed = (status: number, headers: Record<string, string> = {}) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      const head = { path: request.url ?? "", status };
      change(response, head);
      return writeHead(head.status);
    };
    response.writeHead = changed as typeof writeHead;
  });
}
