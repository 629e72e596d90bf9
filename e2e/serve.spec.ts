import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import { expect } from "@playwright/test";
import { baseTest as test } from "./test-aids/base-test.ts";

test.skip(process.platform === "win32", "the system has no limit of descriptors to set");

test("more visitors at once than there are file descriptors leave the server answering", async () => {
  const limited = 'ulimit -n 128; exec "$0" scripts/serve.ts';
  const server = spawn("sh", ["-c", limited, process.execPath], {
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [line] = (await once(createInterface(server.stdout), "line")) as [string];
  const address = line.replace("Keypace is at ", "");

  const visitors = Array.from({ length: 150 }, () =>
    connect(Number(new URL(address).port)).resume(),
  );
  // Some connections are refused, which is an error for them: `once` would throw it.
  const left = visitors.map(
    (visitor) => new Promise((resolve) => visitor.on("error", () => {}).on("close", resolve)),
  );
  // Once one is refused, the others have all descriptors.
  await Promise.race(left);
  for (const visitor of visitors) {
    visitor.write("GET / HTTP/1.1\r\nHost: keypace\r\nConnection: close\r\n\r\n");
  }
  await Promise.all(left);

  expect((await fetch(address)).status).toBe(200);
  server.kill("SIGTERM");
  expect(await once(server, "exit")).toEqual([0, null]);
});
