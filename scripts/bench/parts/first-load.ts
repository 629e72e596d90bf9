import { homeBudget } from "../../build/budget.ts";
import { readSiteFiles, isPage } from "../../site/site-file.ts";
import { join } from "node:path";
import { loadCold, longestTasksOfLoad } from "../browser/load-cold.ts";
import { typeWhileLoading } from "../browser/type-while-loading.ts";
import { atMost, type Part, type Reading } from "../part.ts";
import type { Subject } from "../subject.ts";

/** Measures first visits with an empty cache, on a slow connection and a slow processor. */
export const firstLoadPart: Part = {
  name: "first-load",
  title: "First load, cold, on Slow 4G, 4×",
  hasFloor: true,
  rounds: 3,
  async measure(subject, { withPage }, isQuick) {
    const home = await withPage((opened) => loadCold(opened, subject.address));
    const typed = await withPage((opened) => typeWhileLoading(opened, subject.address));
    const longest = await withPage((opened) => longestTasksOfLoad(opened, subject.address));
    const others = isQuick ? [] : await otherRoutes(subject);
    const readings: Reading[] = [
      ...Object.entries(home.bytes).map(([type, bytes]) => ({
        measure: `/ ${type} (bytes)`,
        value: bytes,
      })),
      { measure: "/ in all, with headers (bytes)", value: home.total },
      { measure: "/ requests", value: home.requests, target: atMost(homeBudget.requests) },
      { measure: "/ fetched when idle (bytes)", value: home.idleBytes },
      ...paintReadings("/", home),
      { measure: "/ TBT (ms)", value: home.blocked },
      { measure: "/ longest task to rest (ms)", value: longest.others, target: atMost(50) },
      { measure: "/ the navigation's own task (ms)", value: longest.ofNavigation },
      {
        measure: "/ first character in the field after FCP (ms)",
        value: typed.inField - typed.firstPaint,
        target: atMost(150),
      },
      {
        measure: "/ first character in the field (ms)",
        value: typed.inField,
        target: atMost(1000),
      },
      ...(subject.project !== null
        ? [
            {
              measure: "/ first character coloured after FCP (ms)",
              value: typed.coloured - typed.firstPaint,
              target: atMost(300),
            },
          ]
        : []),
      { measure: "/ keys lost of 30", value: typed.lost, target: atMost(0) },
    ];
    for (const route of others) {
      const address = new URL(route, subject.address).href;
      readings.push(...paintReadings(route, await withPage((opened) => loadCold(opened, address))));
    }
    return readings;
  },
};

function paintReadings(
  route: string,
  { firstPaint, largestPaint, shift }: Awaited<ReturnType<typeof loadCold>>,
): readonly Reading[] {
  return [
    { measure: `${route} FCP (ms)`, value: firstPaint },
    {
      measure: `${route} LCP after FCP (ms)`,
      value: largestPaint - firstPaint,
      target: atMost(50),
    },
    { measure: `${route} CLS`, value: shift, target: atMost(0) },
  ];
}

async function otherRoutes({ project }: Subject): Promise<readonly string[]> {
  if (project === null) return [];
  const pages = (await readSiteFiles(join(project, "dist"))).filter(isPage);
  return pages
    .map(({ address }) => address.replace(/\.html$/, ""))
    .filter((route) => route !== "/index" && route !== "/404");
}
