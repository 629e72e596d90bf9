import { expect, test } from "vitest";
import { costOf, overspending, weightTable } from "./budget.ts";

const files = [
  { address: "/index.html", raw: 900, gzip: 400, brotli: 300 },
  { address: "/assets/client-1.js", raw: 9000, gzip: 4000, brotli: 3000 },
  { address: "/assets/test-2.js", raw: 90, gzip: 40, brotli: 30 },
];

const cost = {
  page: 300,
  start: 30,
  scripts: 3030,
  all: 3330,
  // 200 and twice 50, and 350 of the server's own for each.
  sent: 4680,
  sentByGzip: 5790,
  rest: 450,
  restByGzip: 460,
  requests: 3,
};

test("the cost of a load counts page and scripts separately and every file as a request", () => {
  const headersSize = (address: string) => (address.endsWith(".html") ? 200 : 50);
  const rest = [{ address: "/assets/late-3.js", raw: 70, gzip: 60, brotli: 50 }];
  expect(costOf(files, rest, "/assets/test-2.js", headersSize)).toEqual(cost);
});

test("a load may cost as much as its limits", () => {
  expect(overspending(cost, cost)).toEqual([]);
});

test("each limit that is exceeded is reported with its figures", () => {
  const limits = {
    page: 299,
    start: 29,
    scripts: 3029,
    all: 3330,
    sent: 4679,
    sentByGzip: 5789,
    rest: 449,
    restByGzip: 459,
    requests: 2,
  };
  expect(overspending(cost, limits)).toEqual([
    "300 bytes of the page itself: the limit is 299.",
    "30 bytes of JavaScript before the test can start: the limit is 29.",
    "3030 bytes of JavaScript on the first load of Home: the limit is 3029.",
    "4680 bytes on the first load of Home with headers: the limit is 4679.",
    "5790 bytes on the first load of Home with headers, by gzip: the limit is 5789.",
    "450 bytes of what follows, with headers: the limit is 449.",
    "460 bytes of what follows, with headers, by gzip: the limit is 459.",
    "3 requests on the first load of Home: the limit is 2.",
  ]);
});

test("the table aligns its figures and ends with their sum", () => {
  expect(weightTable(files)).toBe(
    [
      "file                     raw     gzip   brotli",
      "/index.html              900      400      300",
      "/assets/client-1.js     9000     4000     3000",
      "/assets/test-2.js         90       40       30",
      "3 requests              9990     4440     3330",
    ].join("\n"),
  );
});
