import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort, isListening } from "../server/free-port.ts";
import { readSiteFiles } from "../site/site-file.ts";
import { servedSite, type ServedSite } from "./served-site.ts";

/** A web server's program, and how to start it without the system's configuration of it. */
export interface Host {
  readonly program: string;
  readonly configure: (site: ServedSite, root: string, folder: string) => string;
  readonly parameters: (folder: string) => readonly string[];
}

/** A program that serves the site at a free port of this machine until it is stopped. */
export interface RunningHost {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** The path of the program of a host; undefined if it is not installed. */
export function findHost({ program }: Host): string | undefined {
  return [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"]
    .map((folder) => join(folder, program))
    .find(isExecutable);
}

/**
 * Starts a host with its generated configuration.
 *
 * @param root the folder of the built site.
 */
export async function startHost(host: Host, root: string): Promise<RunningHost> {
  const path = findHost(host);
  if (path === undefined) throw new Error(`${host.program} is not installed.`);
  const folder = await mkdtemp(join(tmpdir(), `keypace-${host.program}-`));
  const port = await freePort();
  const site = servedSite(await readSiteFiles(root), `http://127.0.0.1:${port}`);
  await writeFile(join(folder, "configuration"), host.configure(site, root, folder));

  const child = spawn(path, host.parameters(folder), {
    cwd: folder,
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const messages: string[] = [];
  child.stderr.on("data", (chunk: Buffer) => messages.push(chunk.toString()));
  const stop = async () => {
    if (isRunning(child)) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    await rm(folder, { recursive: true, force: true });
  };

  while (!(await isListening(port))) {
    if (!isRunning(child)) {
      await stop();
      throw new Error(`${host.program} did not start:\n${messages.join("")}`);
    }
    await wait(20);
  }
  return { address: site.origin, stop };
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}
