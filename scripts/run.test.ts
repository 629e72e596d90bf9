import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const script = join(import.meta.dirname, "run.js");

test("a Node too old to read TypeScript is told of in one sentence", () => {
  const pretended = `Object.defineProperty(process.versions, "node", { value: "20.20.2" });`;
  expect(run(["--import", `data:text/javascript,${pretended}`, script, "serve"])).toEqual({
    status: 1,
    message: "This needs Node 22.18 or later, and 20.20.2 is what runs it.\n",
  });
});

test.each(["start", "dev", "serve"])("%s tells of a wrong port in one sentence", (command) => {
  expect(run([script, command], { PORT: "abc" })).toEqual({
    status: 1,
    message: 'PORT is "abc", but has to be a number from 0 to 65535.\n',
  });
});

/** Runs Node to its end. */
function run(parameters: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const { status, stderr } = spawnSync(process.execPath, parameters, {
    encoding: "utf8",
    env: { ...process.env, ...settings },
  });
  return { status, message: stderr };
}
