import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { freePort, isListening } from "../../../scripts/server/free-port.ts";
import { webKitPrograms } from "../../../scripts/browsers/browsers.ts";

/** Starts WebKit's driver, whose windows are on a display. */
export async function startDriver(display: number): Promise<{
  readonly address: string;
  readonly stop: () => Promise<void>;
}> {
  const port = await freePort();
  const driver = spawn(webKitPrograms.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}` },
    stdio: "ignore",
  });
  while (driver.exitCode === null && !(await isListening(port))) await wait(20);
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      if (driver.kill()) await once(driver, "exit");
    },
  };
}
