/**
 * Puts nginx, with the configuration made for it, under the load of first visits to Home and prints
 * how it bears that: `npm run load`. Everything stays on this machine and ends after ten seconds.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { firstLoad } from "./build/first-load.ts";
import { pageFile } from "./build/page-file.ts";
import { nginx } from "./hosts/local-hosts.ts";
import { startHost, type RunningHost } from "./hosts/start-host.ts";
import { askRepeatedly } from "./load/ask-repeatedly.ts";
import { processorSeconds } from "./load/processor-seconds.ts";
import { folders } from "./project.ts";
import { tellProblem } from "./tell-problem.ts";

const bounds = { connections: 32, seconds: 10, requests: 500_000 };

try {
  const host = await startHost(nginx, folders.site);
  try {
    await report(host);
  } finally {
    await host.stop();
  }
} catch (problem) {
  tellProblem(problem);
}

async function report({ address, pid }: RunningHost): Promise<void> {
  const home = pageFile("/");
  const html = await readFile(join(folders.site, home), "utf8");
  const files = firstLoad(home, html).map((file) => (file === home ? "/" : file));
  const { seconds, durations, failures } = await askRepeatedly(
    files.map((file) => address + file),
    bounds,
  );
  const processor = await processorSeconds(pid);
  const answers = durations.length;
  const quantile = (share: number) => durations[Math.floor(answers * share)]?.toFixed(2) ?? "none";
  console.log(
    [
      `nginx, one process, ${bounds.connections} connections, the ${files.length} files of a first visit`,
      `Answers      ${answers} in ${seconds.toFixed(1)} s, ${failures} failed`,
      `Each second  ${Math.round(answers / seconds)}`,
      `Duration     p50 ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms`,
      `Processor    ${processor.toFixed(1)} s in nginx: ${Math.round(answers / processor)} answers in a second of it`,
    ].join("\n"),
  );
}
