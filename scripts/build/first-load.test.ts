import { expect, test } from "vitest";
import { firstLoad, loadsWhenIdle } from "./first-load.ts";

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

test("an idle page loads code and the second font, but not what loads on request", () => {
  const files = ["Report-1.js", "keypace-mono-600-2.woff2", "keypace-mono-latin-600-3.woff2"];
  const onRequest = ["late/plan-4.js", "languages/de-5.js"];
  expect([...files, ...onRequest].map((file) => `/assets/${file}`).filter(loadsWhenIdle)).toEqual([
    "/assets/Report-1.js",
    "/assets/keypace-mono-600-2.woff2",
  ]);
});
