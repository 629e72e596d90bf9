import { expect, type APIResponse } from "@playwright/test";
import { baseTest as requestTest } from "./test-aids/base-test.ts";
import { isOfUnknownFeature } from "./test-aids/collect-problems.ts";
import { openPage } from "./test-aids/open-page.ts";
import { sitePages } from "./test-aids/site-pages.ts";
import { sharedPageTest, test } from "./test.ts";

const missingPaths = [
  "/nowhere",
  "/about.html",
  "/index.html",
  "/404",
  "/404.html",
  "/_headers",
  "/favicon.svg.br",
  "/assets/none.js",
  "/%zz",
];

test.describe("as served, before any script", () => {
  test.use({ javaScriptEnabled: false });

  test("every page is complete, under a head of its own, with pictures for tabs and previews, and cached as its kind allows", async ({
    page,
    request,
  }) => {
    const structuredData = page.locator('script[type="application/ld+json"]');
    const descriptions = new Set<string>();
    for (const { path, title, heading } of sitePages) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(title);
      await expect(structuredData).toHaveCount(path === "/faq" ? 1 : 0);

      const meta = (name: string) =>
        page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");
      const description = (await meta("description")) ?? "";
      expect(description.length, path).toBeGreaterThan(50);
      expect(description.length, path).toBeLessThan(180);
      descriptions.add(description);

      const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
      expect(new URL(canonical ?? "").pathname).toBe(path);
      expect(await meta("og:url")).toBe(canonical);
      expect(await meta("og:title")).toBe(title);
      expect(await meta("og:description")).toBe(description);
      expect(await meta("og:type")).toBe("website");
    }
    expect(descriptions.size).toBe(sitePages.length);

    await test.step("the structured data of the FAQ are the questions and answers that it shows", async () => {
      await page.goto("/faq");
      const faqPage = JSON.parse((await structuredData.textContent()) ?? "") as FaqPage;
      expect(faqPage["@context"]).toBe("https://schema.org");
      expect(faqPage["@type"]).toBe("FAQPage");
      expect(faqPage.mainEntity).toHaveLength(12);
      const items = await page.locator("details").allTextContents();
      for (const [index, { name, acceptedAnswer }] of faqPage.mainEntity.entries()) {
        const shown = withoutSpace(items[index] ?? "");
        expect(shown).toContain(withoutSpace(name));
        expect(shown).toContain(withoutSpace(acceptedAnswer.text));
      }
    });

    await test.step("files named after their contents are cached forever and keep their type, and pages are revalidated", async () => {
      await page.goto("/");
      const files = page.locator('script[src], link[as="font"]');
      const hashed = await files.evaluateAll((elements) =>
        elements.map((file) => file.getAttribute("src") ?? file.getAttribute("href") ?? ""),
      );
      for (const path of hashed) {
        const headers = (await request.get(path)).headers();
        expect(headers, path).toMatchObject({
          "cache-control": "public, max-age=31536000, immutable",
          "cross-origin-resource-policy": "same-origin",
          "x-content-type-options": "nosniff",
        });
        expect(headers, path).not.toHaveProperty("set-cookie");
      }
      for (const path of ["/", "/about", "/nowhere"]) {
        expect(cacheControl(await request.get(path)), path).toBe("no-cache");
      }
      // Browsers look the icon up at every change of address.
      expect(cacheControl(await request.get("/favicon.svg"))).toMatch(/max-age=[1-9]/);
    });

    await test.step("a page that is shared has a preview picture", async () => {
      const address = await page.locator('meta[property="og:image"]').getAttribute("content");
      const picture = await request.get(new URL(address ?? "").pathname);
      expect(picture.headers()["content-type"]).toBe("image/png");
    });

    await test.step("tabs, home screens and installed apps each find an icon", async () => {
      const iconAddresses = await page
        .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
      expect(iconAddresses).toHaveLength(3);

      const manifestAddress = await page.locator('link[rel="manifest"]').getAttribute("href");
      const response = await request.get(manifestAddress ?? "");
      expect(response.headers()["content-type"]).toContain("application/manifest+json");
      const manifest = (await response.json()) as WebManifest;
      expect(manifest).toMatchObject({ name: "Keypace", start_url: "/" });
      expect(manifest.icons.map(({ sizes }) => sizes)).toContain("512x512");

      for (const address of [...iconAddresses, ...manifest.icons.map(({ src }) => src)]) {
        const icon = await request.get(address);
        expect(icon.status(), address).toBe(200);
        expect(icon.headers()["content-type"], address).toMatch(/^image\//);
      }
    });
  });
});

requestTest("every other address has status 404 and the not-found page", async ({ request }) => {
  for (const path of missingPaths) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain("Page Not Found");
    expect(response.headers()["content-type"], path).toMatch(/^text\/html/);
  }
});

requestTest("the site map names every page, and robots.txt the site map", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const addresses = Array.from(
    sitemap.matchAll(/<loc>(.*?)<\/loc>/g),
    ([, address = ""]) => address,
  );
  expect(addresses.map((address) => new URL(address).pathname)).toEqual(
    sitePages.map(({ path }) => path),
  );
  const robots = await (await request.get("/robots.txt")).text();
  const [home = ""] = addresses;
  expect(robots).toContain(`Sitemap: ${new URL("/sitemap.xml", home).href}`);
});

requestTest(
  "every response but a hashed asset carries the security headers, and none sets a cookie",
  async ({ request }) => {
    for (const path of [
      "/",
      "/faq",
      "/favicon.svg",
      "/robots.txt",
      "/assets/none.js",
      "/nowhere",
    ]) {
      const headers = (await request.get(path)).headers();
      expect(headers, path).toMatchObject({
        "connection-allowlist": '(response-origin "mailto:*")',
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-embedder-policy": "require-corp",
        "cross-origin-resource-policy": "same-origin",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "x-dns-prefetch-control": "off",
        "origin-agent-cluster": "?1",
      });
      expect(headers["permissions-policy"], path).toContain("camera=()");
      expect(headers["content-security-policy"]?.split("; "), path).toEqual([
        "default-src 'none'",
        expect.stringMatching(/^script-src 'self'(?: 'sha256-[^']+')+$/),
        expect.stringMatching(/^style-src(?: 'sha256-[^']+'){2}$/),
        "img-src 'self' blob:",
        "font-src 'self'",
        "manifest-src 'self'",
        "connect-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ]);
      for (const name of ["set-cookie", "report-to", "reporting-endpoints", "nel"]) {
        expect(headers[name], path).toBeUndefined();
      }
    }
  },
);

sharedPageTest(
  "Chromium knows every feature that the site refuses to itself",
  async ({ page, browser }) => {
    const version = browser.version();
    test.skip(!version.startsWith("156."), `The list is that of Chromium 156; this is ${version}.`);
    const unknown: string[] = [];
    page.on("console", (message) => {
      if (isOfUnknownFeature(message)) unknown.push(message.text());
    });
    await openPage(page, "/");
    expect(unknown).toEqual([]);
  },
);

requestTest("pages are sent compressed to browsers that accept it", async ({ request }) => {
  for (const [accepted, sent] of [
    ["gzip, br", "br"],
    ["gzip", "gzip"],
    ["identity", undefined],
  ] as const) {
    const response = await request.get("/faq", { headers: { "Accept-Encoding": accepted } });
    expect(response.headers()["content-encoding"]).toBe(sent);
    expect(await response.text()).toContain("Frequently asked questions");
  }
});

function cacheControl(response: APIResponse): string | undefined {
  return response.headers()["cache-control"];
}

function withoutSpace(text: string): string {
  return text.replaceAll(/\s/g, "");
}

interface FaqPage {
  readonly "@context": string;
  readonly "@type": string;
  readonly mainEntity: readonly {
    readonly name: string;
    readonly acceptedAnswer: { readonly text: string };
  }[];
}

interface WebManifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}
