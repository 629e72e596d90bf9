import type { BrowserContext, Page } from "@playwright/test";
import { foreignHost, type Arrival, type ForeignHost } from "./foreign-host.ts";
import { probePage } from "./probe-page.ts";
import { leavingWays, ownHostWays, stayingWays, type Leak, type Way } from "./ways.ts";

/** What has arrived by each way since all were tried. */
export interface Attempts {
  readonly arrivals: () => Readonly<Record<string, Arrival>>;
  readonly close: () => void;
}

/** Tries every way once: those that leave the page where it is all in one, each other in a new page. */
export async function attemptAll(
  context: BrowserContext,
  { isGuarded }: { isGuarded: boolean },
): Promise<Attempts> {
  const own = await probePage({ isGuarded });
  const hosts = new Map<string, ForeignHost>();
  const newPage = async () => {
    const page = await context.newPage();
    await page.goto(own.address);
    return page;
  };

  const page = await newPage();
  for (const [name, way] of Object.entries({ ...stayingWays, ...leavingWays })) {
    const host = await foreignHost();
    hosts.set(name, host);
    await attempt(name in stayingWays ? page : await newPage(), way, {
      name,
      address: host.address,
    });
  }
  for (const [name, way] of Object.entries(ownHostWays)) {
    const address = `${own.address}?${queryOf(name)}`;
    await attempt(await newPage(), way, { name, address });
  }

  return {
    arrivals: () => ({
      ...Object.fromEntries(Array.from(hosts, ([name, host]) => [name, host.arrival()])),
      ...Object.fromEntries(
        Object.keys(ownHostWays).map((name) => [name, own.arrival(queryOf(name))]),
      ),
    }),
    close: () => {
      own.close();
      for (const host of hosts.values()) host.close();
    },
  };
}

/** A way that is refused may throw, and one that leads away may take the page with it. */
async function attempt(page: Page, way: Way, leak: Leak): Promise<void> {
  await page.evaluate(way, leak).catch(() => undefined);
}

function queryOf(name: string): string {
  return name.replaceAll(/\W/g, "-");
}
