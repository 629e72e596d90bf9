import { expect, test } from "vitest";
import { visitCost } from "./visit-cost.ts";

const files = [
  { address: "/index.html", contents: Buffer.alloc(100) },
  { address: "/index.html.br", contents: Buffer.alloc(30) },
  { address: "/assets/mono.woff2", contents: Buffer.alloc(50) },
];
/** 11 bytes, with the end of the line. */
const headers = { "X-One": "22" };

test("a visit costs the compressed files, and the headers of each kind of file", () => {
  expect(visitCost(["/index.html", "/assets/mono.woff2"], files, headers)).toEqual({
    requests: 2,
    bodies: 80,
    // 11, and 76 of `Cross-Origin-Resource-Policy: same-origin` and `X-Content-Type-Options: nosniff`.
    headers: 87,
  });
});

test("a return to an unchanged page costs one answer without a body", () => {
  expect(visitCost([], files, headers)).toEqual({ requests: 1, bodies: 0, headers: 11 });
});
