import { expect } from "@playwright/test";
import { baseTest as test } from "./test-aids/base-test.ts";
import { deploymentDifferences } from "../scripts/deployment/deployment-differences.ts";
import { digest } from "../scripts/site/digest.ts";
import { securityHeaders } from "../scripts/headers/response-headers.ts";
import {
  caddy,
  isInstalled,
  nginx,
  type RunningHost,
  startHost,
} from "../scripts/hosts/local-hosts.ts";
import { servedSite } from "../scripts/hosts/served-site.ts";
import { folders } from "../scripts/project/folders.ts";
import { rawResponse } from "../scripts/server/raw-response.ts";
import { readSiteFiles } from "../scripts/site/site-file.ts";

const strangers = [
  "/about/",
  "/about//?query=/",
  "/%61bout/",
  "/a%0d%0ab/",
  "/nowhere/",
  "//",
  "//other.example/",
  "/\\other.example/",
  "{site}/about",
  "/about.html",
  "/about.html.br",
  "/About",
  "/index.html",
  "/404",
  "/404.html",
  "/_headers",
  "/nowhere",
  "/nowhere?query",
  "/assets/",
  "/assets/nothing.js",
  "//about",
  "/assets/%2e%2e/_headers",
];

for (const host of [nginx, caddy]) {
  test.describe(`${host.program}, with the configuration made for it`, () => {
    test.skip(!isInstalled(host), `${host.program} is not installed`);

    let running: RunningHost;
    test.beforeAll(async () => {
      running = await startHost(host, folders.site);
    });
    test.afterAll(async () => {
      await running.stop();
    });

    test(`${host.program} answers every address as our own server does`, async ({ baseURL }) => {
      const { files } = servedSite(await readSiteFiles(folders.site), running.address);
      for (const path of [...files.map(({ address }) => address), "/?query", ...strangers]) {
        for (const accepted of ["gzip, deflate, br, zstd", "gzip", "identity", "br;q=0, gzip"]) {
          const headers = { "accept-encoding": accepted };
          const [ours, theirs] = await Promise.all(
            [baseURL, running.address].map((address) =>
              comparableResponse(address, path.replace("{site}", address ?? ""), { headers }),
            ),
          );
          expect(theirs, `${path} as ${accepted}`).toEqual(ours);
        }
      }
    });

    test(`${host.program} accepts no other methods, and sends no body for HEAD`, async ({
      baseURL,
    }) => {
      for (const [method, path] of [
        ["HEAD", "/about"],
        ["HEAD", "/nowhere"],
      ] as const) {
        expect(await comparableResponse(running.address, path, { method })).toEqual(
          await comparableResponse(baseURL, path, { method }),
        );
      }
      for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
        const { status, headers } = await comparableResponse(running.address, "/about", { method });
        expect(status, method).toBe(405);
        expect(headers).toMatchObject({ allow: "GET, HEAD", "x-frame-options": "DENY" });
      }
    });

    test(`${host.program} passes the verification of deployments`, async () => {
      const built = await readSiteFiles(folders.site);
      expect(await deploymentDifferences(running.address, built)).toEqual([]);
    });

    test(`${host.program} answers a browser that has the page with status 304`, async () => {
      const headers = { "accept-encoding": "br" };
      const { etag = "" } = (await rawResponse(running.address, "/about", { headers })).headers;
      const again = await comparableResponse(running.address, "/about", {
        headers: { ...headers, "if-none-match": etag },
      });
      expect(again).toMatchObject({ status: 304, body: digest("") });
      expect(again.headers).not.toHaveProperty("content-encoding");
      expect(again.headers["content-security-policy"]).toContain("default-src 'none'");
    });
  });
}

/**
 * A server's response without what may differ: its name, times, the transfer of the body, and the
 * body of a redirect.
 */
async function comparableResponse(
  address: string | undefined,
  path: string,
  options: Parameters<typeof rawResponse>[2],
) {
  const { status, headers, body } = await rawResponse(address ?? "", path, options);
  const comparedHeaders = Object.fromEntries(
    Object.entries(headers).filter(([name]) => compared.has(name)),
  );
  if (status !== 308) return { status, headers: comparedHeaders, body: digest(body) };
  delete comparedHeaders["content-type"];
  return { status, headers: comparedHeaders };
}

const compared = new Set(
  [
    ...Object.keys(securityHeaders({ inlineHashes: { scripts: [], styles: [] }, isHttps: true })),
    "Allow",
    "Cache-Control",
    "Content-Encoding",
    "Content-Type",
    "Location",
    "Set-Cookie",
    "Vary",
  ].map((name) => name.toLowerCase()),
);
