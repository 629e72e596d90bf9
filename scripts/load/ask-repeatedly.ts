import { Agent, get } from "node:http";

/** How a server bore a load. */
export interface Load {
  readonly seconds: number;
  /** How long each answer took to arrive whole, in milliseconds, the quickest first. */
  readonly durations: readonly number[];
  readonly failures: number;
}

/** Where a load ends, whichever comes first. */
export interface Bounds {
  readonly connections: number;
  readonly seconds: number;
  readonly requests: number;
}

/** Asks for the addresses in turn, over a number of connections that each wait for their answer. */
export async function askRepeatedly(
  addresses: readonly string[],
  { connections, seconds, requests }: Bounds,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const durations: number[] = [];
  let asked = 0;
  let failures = 0;
  const start = performance.now();
  const end = start + seconds * 1000;

  const askInTurn = async () => {
    while (asked < requests && performance.now() < end) {
      const address = addresses[asked % addresses.length] ?? "";
      asked += 1;
      const sent = performance.now();
      const status = await statusOf(address, agent);
      if (status === 200) durations.push(performance.now() - sent);
      else failures += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, askInTurn));

  agent.destroy();
  const took = (performance.now() - start) / 1000;
  return { seconds: took, durations: durations.toSorted((a, b) => a - b), failures };
}

/** @returns 0 where the connection failed. */
function statusOf(address: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const headers = { "Accept-Encoding": "gzip, deflate, br" };
    get(address, { agent, headers }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0));
      response.once("error", () => resolve(0));
    }).once("error", () => resolve(0));
  });
}
