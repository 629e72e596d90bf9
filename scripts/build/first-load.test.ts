import { expect, test } from "vitest";
import { firstLoad } from "./first-load.ts";

test("a first visit requests the page, the files in its head, and the first of its icons", () => {
  const html = [
    '<link rel="stylesheet" href="/style.css"/>',
    '<link rel="preload" as="font" href="/mono.woff2"/>',
    '<link rel="modulepreload" href="/Home.js"/>',
    '<script type="module" src="/client.js"></script>',
    '<script type="module">import "/other.js"</script>',
    '<link rel="icon" href="/favicon.svg"/>',
    '<link rel="icon" href="/favicon.ico"/>',
    '<link rel="apple-touch-icon" href="/touch.png"/>',
    '<link rel="canonical" href="https://keypace.example/"/>',
    '<link rel="manifest" href="/site.webmanifest"/>',
    '<script type="module" src="/client.js"></script>',
  ].join("");
  expect(firstLoad("/index.html", html)).toEqual([
    "/index.html",
    "/style.css",
    "/mono.woff2",
    "/Home.js",
    "/client.js",
    "/site.webmanifest",
    "/favicon.svg",
  ]);
});
