import { sum } from "d3-array";
import { loadLimits } from "../../src/content/promises.ts";
import type { Weight } from "./compress.ts";

/** The limits for a first visit to Home, in bytes compressed with brotli. */
export const homeBudget: Budget = {
  page: 11_400,
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
   * The part needed before anything is visible: with its headers, 2.2 kB, less than the 14.6 kB that a server
   * sends first. Its digests differ from build to build and move it by up to 50 bytes.
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
    sum(files, ({ address, brotli }) => (address.endsWith(ending) ? brotli : 0));
  const sent = (sentFiles: readonly Weight[], form: "gzip" | "brotli") =>
    sum(sentFiles, (file) => file[form] + headersSize(file.address) + ownHeaders);
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
  return [...limitNames]
    .filter(([limit]) => cost[limit] > budget[limit])
    .map(([limit, name]) => `${cost[limit]} ${name}: the limit is ${budget[limit]}.`);
}

const limitNames: ReadonlyMap<keyof Budget, string> = new Map([
  ["page", "bytes of the page itself"],
  ["start", "bytes of JavaScript before the test can start"],
  ["scripts", "bytes of JavaScript on the first load of Home"],
  ["all", "bytes on the first load of Home"],
  ["sent", "bytes on the first load of Home with headers"],
  ["sentByGzip", "bytes on the first load of Home with headers, by gzip"],
  ["rest", "bytes of what follows, with headers"],
  ["restByGzip", "bytes of what follows, with headers, by gzip"],
  ["requests", "requests on the first load of Home"],
]);

/** The files' weights as lines of text, with their sum. */
export function weightTable(files: readonly Weight[]): string {
  const forms = ["raw", "gzip", "brotli"] as const;
  const rows = [
    ["file", ...forms],
    ...files.map((file) => [file.address, ...forms.map((form) => `${file[form]}`)]),
    [`${files.length} requests`, ...forms.map((form) => `${totalOf(files, form)}`)],
  ];
  const width = Math.max(...rows.map(([name = ""]) => name.length));
  return rows
    .map(([name = "", ...sizes]) =>
      name.padEnd(width).concat(...sizes.map((size) => size.padStart(9))),
    )
    .join("\n");
}

function totalOf(files: readonly Weight[], form: "raw" | "gzip" | "brotli"): number {
  return sum(files, (file) => file[form]);
}
