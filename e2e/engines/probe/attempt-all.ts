import type { Visitor } from "../visitor.ts";
import { foreignHost, type Arrival, type ForeignHost } from "./foreign-host.ts";
import { probePage } from "./probe-page.ts";
import { allWays, leavingWays, type Leak, type Way } from "./ways.ts";

/** What has arrived by each way. */
export interface Attempts {
  readonly arrivals: () => Readonly<Record<string, Arrival>>;
  readonly close: () => void;
}

/** Tries every way once: those that do not navigate in one page, each other one in a new page. */
export async function attemptAll(
  visitor: Visitor,
  { isGuarded }: { isGuarded: boolean },
): Promise<Attempts> {
  const own = await probePage({ isGuarded });
  const hosts = new Map<string, ForeignHost>();

  const addressFor = async (name: string) => {
    if (name.startsWith("own host: ")) return `${own.address}?${queryOf(name)}`;
    const host = await foreignHost();
    hosts.set(name, host);
    return host.address;
  };

  await visitor.openInNewTab(own.address);
  for (const [name, way] of Object.entries(allWays)) {
    if (mayNavigate.has(way)) await visitor.openInNewTab(own.address);
    await attempt(visitor, way, { name, address: await addressFor(name) });
  }

  return {
    arrivals: () =>
      Object.fromEntries(
        Object.keys(allWays).map((name) => [
          name,
          hosts.get(name)?.arrival() ?? own.arrival(queryOf(name)),
        ]),
      ),
    close: () => {
      own.close();
      for (const host of hosts.values()) host.close();
    },
  };
}

const mayNavigate: ReadonlySet<Way> = new Set(Object.values(leavingWays));

/** A refused way may throw, and one that navigates may close the page. */
async function attempt(visitor: Visitor, way: Way, leak: Leak): Promise<void> {
  await visitor.run(way, leak).catch(() => undefined);
}

function queryOf(name: string): string {
  return name.replaceAll(/\W/g, "-");
}
