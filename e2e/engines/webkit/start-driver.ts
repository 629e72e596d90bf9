import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { expect } from "@playwright/test";
import { freePort } from "../../../scripts/server/free-port.ts";
import { webKitPrograms } from "../../../scripts/browsers/webkit.ts";

/** Starts WebKit's driver on a display of its own. */
export async function startDriver(): Promise<{
  readonly address: string;
  readonly stop: () => Promise<void>;
}> {
  const display = spawn(
    webKitPrograms.display,
    ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const [number] = (await once(display.stdio[3] as Readable, "data")) as readonly Buffer[];
  const port = await freePort();
  const driver = spawn(webKitPrograms.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
    stdio: "ignore",
  });
  const address = `http://127.0.0.1:${port}`;
  await expect.poll(() => answers(`${address}/status`)).toBe(true);
  return {
    address,
    stop: async () => {
      for (const program of [driver, display]) {
        if (program.kill()) await once(program, "exit");
      }
    },
  };
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}
