import { loadLimits } from "../../src/content/promises.ts";
import type { Weight } from "./compress.ts";

/** The limits for a first visit to Home, in bytes compressed with brotli. */
export const homeBudget: Budget = {
  page: 11_300,
  start: 8_000,
  scripts: 71_000,
  all: 91_000,
  sent: loadLimits.first.brotli,
  sentByGzip: loadLimits.first.gzip,
  rest: loadLimits.rest.brotli,
  restByGzip: loadLimits.rest.gzip,
  requests: 6,
};

export interface Budget {
  /**
   * The part needed before anything is visible: with its headers about the 14.6 kB that a server sends
   * first.
   */
  readonly page: number;
  /** The script with which the test can start. */
  readonly start: number;
  /** All scripts, React's among them. */
  readonly scripts: number;
  readonly all: number;
  /** With the headers of every response, as HTTP/1.1 sends them. */
  readonly sent: number;
  readonly sentByGzip: number;
  /** The code and the font that follow while the page is idle, with headers. */
  readonly rest: number;
  readonly restByGzip: number;
  readonly requests: number;
}

/**
 * The cost of the files of a first load and of the rest of the code, the page itself and scripts
 * separately.
 *
 * @param start the address of the script with which the test can start.
 * @param headersSize the bytes of the security headers of a file.
 */
export function costOf(
  files: readonly Weight[],
  rest: readonly Weight[],
  start: string,
  headersSize: (address: string) => number,
): Budget {
  const weightOf = (ending: string) =>
    totalOf(
      files.filter(({ address }) => address.endsWith(ending)),
      "brotli",
    );
  const sent = (sentFiles: readonly Weight[], form: "gzip" | "brotli") =>
    sentFiles.reduce(
      (total, file) => total + file[form] + headersSize(file.address) + ownHeaders,
      0,
    );
  return {
    page: weightOf(".html"),
    start: weightOf(start),
    scripts: weightOf(".js"),
    all: totalOf(files, "brotli"),
    sent: sent(files, "brotli"),
    sentByGzip: sent(files, "gzip"),
    rest: sent(rest, "brotli"),
    restByGzip: sent(rest, "gzip"),
    requests: files.length,
  };
}

/** The headers that a server adds: status, date, type and size of the contents, caching. */
const ownHeaders = 350;

/** Returns a sentence for each limit that the cost exceeds. */
export function overspending(cost: Budget, budget: Budget): readonly string[] {
  return [
    [cost.page, budget.page, "bytes of the page itself"] as const,
    [cost.start, budget.start, "bytes of JavaScript before the test can start"] as const,
    [cost.scripts, budget.scripts, "bytes of JavaScript on the first load of Home"] as const,
    [cost.all, budget.all, "bytes on the first load of Home"] as const,
    [cost.sent, budget.sent, "bytes on the first load of Home with headers"] as const,
    [
      cost.sentByGzip,
      budget.sentByGzip,
      "bytes on the first load of Home with headers, by gzip",
    ] as const,
    [cost.rest, budget.rest, "bytes of what follows, with headers"] as const,
    [cost.restByGzip, budget.restByGzip, "bytes of what follows, with headers, by gzip"] as const,
    [cost.requests, budget.requests, "requests on the first load of Home"] as const,
  ]
    .filter(([spent, limit]) => spent > limit)
    .map(([spent, limit, what]) => `${spent} ${what}: the limit is ${limit}.`);
}

/** The files' weights as lines of text, with their sum. */
export function weightTable(files: readonly Weight[]): string {
  const rows = [
    ["file", "raw", "gzip", "brotli"],
    ...files.map(({ address, raw, gzip, brotli }) => [address, `${raw}`, `${gzip}`, `${brotli}`]),
    [
      `${files.length} requests`,
      `${totalOf(files, "raw")}`,
      `${totalOf(files, "gzip")}`,
      `${totalOf(files, "brotli")}`,
    ],
  ];
  const width = Math.max(...rows.map(([name = ""]) => name.length));
  return rows
    .map(
      ([name = "", ...sizes]) =>
        name.padEnd(width) + sizes.map((size) => size.padStart(9)).join(""),
    )
    .join("\n");
}

function totalOf(files: readonly Weight[], form: "raw" | "gzip" | "brotli"): number {
  return files.reduce((total, file) => total + file[form], 0);
}
