import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { once } from "node:events";
import { Readable } from "node:stream";
import { webKitPrograms } from "../browsers/browsers.ts";

/**
 * Starts an invisible display.
 *
 * @throws if the machine has no program for it.
 */
export async function startDisplay(): Promise<{
  readonly display: number;
  readonly stop: () => void;
}> {
  if (!existsSync(webKitPrograms.display)) {
    throw new Error("There is no X server without a screen here: install the package xvfb.");
  }
  const server = spawn(
    webKitPrograms.display,
    ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const output = server.stdio[3];
  if (!(output instanceof Readable)) throw new Error("The display prints no number.");
  const number: unknown = (await once(output, "data")).at(0);
  return { display: Number(String(number)), stop: () => void server.kill() };
}
