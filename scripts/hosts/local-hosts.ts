import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort, isListening } from "../server/free-port.ts";
import { readSiteFiles } from "../site/site-file.ts";
import { caddyConfiguration } from "./caddy.ts";
import { nginxConfiguration } from "./nginx.ts";
import { servedSite, type ServedSite } from "./served-site.ts";

/** A web server's program, and how to start it without the system's configuration. */
interface Host {
  readonly program: string;
  readonly configure: (site: ServedSite, root: string, folder: string) => string;
  readonly parameters: (folder: string) => readonly string[];
}

/** nginx as one process that includes the site's configuration as its own files do. */
export const nginx: Host = {
  program: "nginx",
  configure: (site, root, folder) => `\
daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr;
events { }
http {
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${nginxConfiguration(site, root)}}
`,
  parameters: (folder) => ["-p", folder, "-c", `${folder}/configuration`],
};

export const caddy: Host = {
  program: "caddy",
  configure: (site, root) => `{\n\tadmin off\n}\n${caddyConfiguration(site, root)}`,
  parameters: (folder) => ["run", "--config", `${folder}/configuration`, "--adapter", "caddyfile"],
};

/** A program that serves the site at a free port of this machine until it is stopped. */
export interface RunningHost {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

const environment = {
  ...process.env,
  PATH: [process.env["PATH"], "/usr/sbin", "/usr/local/sbin"].join(delimiter),
};

export function isInstalled({ program }: Host): boolean {
  return spawnSync(program, ["-v"], { env: environment }).error === undefined;
}

/**
 * Starts a host with its generated configuration.
 *
 * @param root the folder of the built site.
 */
export async function startHost(host: Host, root: string): Promise<RunningHost> {
  const folder = await mkdtemp(join(tmpdir(), `keypace-${host.program}-`));
  const port = await freePort();
  const site = servedSite(await readSiteFiles(root), `http://127.0.0.1:${port}`);
  await writeFile(join(folder, "configuration"), host.configure(site, root, folder));

  const child = spawn(host.program, host.parameters(folder), {
    cwd: folder,
    env: { ...environment, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const messages: string[] = [];
  child.stderr.on("data", (chunk: Buffer) => messages.push(chunk.toString()));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const stop = async () => {
    if (isRunning()) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    await rm(folder, { recursive: true, force: true });
  };

  while (!(await isListening(port))) {
    if (!isRunning()) {
      await stop();
      throw new Error(`${host.program} did not start:\n${messages.join("")}`);
    }
    await wait(20);
  }
  return { address: site.origin, stop };
}
