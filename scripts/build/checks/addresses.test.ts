import { expect, test } from "vitest";
import { danglingAddresses, foreignAddresses } from "./addresses.ts";

const origin = "https://keypace.example";

test("a page may contain addresses of the site, by path or in full, with a query or an anchor", () => {
  const html = `<a href="/faq?a#b">FAQ</a><a href="#main">Skip</a><link href="${origin}/faq"/><meta content="width=device-width"/>`;
  expect(danglingAddresses(html, new Set(["/faq"]), origin)).toEqual([]);
});

test("an address that does not exist is reported once", () => {
  const html = `<a href="/fak">FAQ</a><a href="/fak">FAQ</a><meta content="${origin}/preview.png"/>`;
  expect(danglingAddresses(html, new Set(["/faq"]), origin)).toEqual([
    "names /fak, which is not there",
    "names /preview.png, which is not there",
  ]);
});

test("names of vocabularies are no addresses to load", () => {
  const text = `"http://www.w3.org/2000/svg" "https://schema.org" "${origin}/about" "${origin}"`;
  expect(foreignAddresses(text, origin)).toEqual([]);
});

test("an address of another host is reported in every form", () => {
  const text = `"https://cdn.example/a.js" url(http://a.example) "wss://b.example" src="//c.example/d" "${origin}.evil.example/"`;
  expect(foreignAddresses(text, origin)).toEqual([
    "names another host: https://cdn.example/a.js",
    "names another host: http://a.example",
    "names another host: wss://b.example",
    "names another host: //c.example/d",
    "names another host: https://keypace.example.evil.example/",
  ]);
});
