import { expect, test } from "vitest";
import { textFile } from "../site/site-file.ts";
import { builtFixture } from "./site-fixture.ts";
import { originOf, servedSite } from "./served-site.ts";

test("every address has its file, its type and its caching", () => {
  const { files, notFound } = servedSite(builtFixture, "https://keypace.example");
  const page = {
    kind: "page",
    contentType: "text/html;charset=utf-8",
    cacheControl: "no-cache",
  };
  expect(files).toEqual([
    { address: "/about", file: "/about.html", ...page },
    {
      address: "/assets/client-1.js",
      file: "/assets/client-1.js",
      kind: "hashed asset",
      contentType: "text/javascript",
      cacheControl: "public, max-age=31536000, immutable",
    },
    {
      address: "/favicon.svg",
      file: "/favicon.svg",
      kind: "other",
      contentType: "image/svg+xml",
      cacheControl: "public, max-age=86400",
    },
    { address: "/", file: "/index.html", ...page },
  ]);
  expect(notFound).toEqual({ address: "/404", file: "/404.html", ...page });
});

test("only a site with HTTPS insists on it", () => {
  const policies = ["https://keypace.example", "http://127.0.0.1:8080"].map(
    (origin) => servedSite(builtFixture, origin).headers["Strict-Transport-Security"],
  );
  expect(policies).toEqual(["max-age=63072000; includeSubDomains", undefined]);
});

test("a built site contains the origin that it was built for", () => {
  expect(originOf(builtFixture)).toBe("https://keypace.example");
  expect(() => originOf([])).toThrow("names no canonical address");
});

test("a file of a kind without a content type is refused by name", () => {
  const film = textFile("/film.webm", "");
  expect(() => servedSite([film], "https://keypace.example")).toThrow("/film.webm");
});
