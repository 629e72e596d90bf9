import { expect, test } from "vitest";
import { visitCost } from "./visit-cost.ts";

const files = [
  { address: "/index.html", contents: Buffer.alloc(100) },
  { address: "/index.html.br", contents: Buffer.alloc(30) },
  { address: "/mono.woff2", contents: Buffer.alloc(50) },
];
/** 11 bytes, with the end of the line. */
const headers = { "X-One": "22" };

test("a visit costs the compressed files, and the headers once for each", () => {
  expect(visitCost(["/index.html", "/mono.woff2"], files, headers)).toEqual({
    requests: 2,
    bodies: 80,
    headers: 22,
  });
});

test("a return to an unchanged page costs one answer without a body", () => {
  expect(visitCost([], files, headers)).toEqual({ requests: 1, bodies: 0, headers: 11 });
});
