import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFirefox, orcaPrograms } from "../browsers/browsers.ts";
import { startDisplay } from "../key-times/display.ts";
import { xKeyboard } from "../key-times/x-keyboard.ts";
import type { Reader } from "./reader.ts";
import { startVoice } from "./voice.ts";

/** An address at which nothing listens, for the requests that Firefox makes by itself. */
const nowhere = { host: "127.0.0.1", port: 9 };

const preferences = {
  "accessibility.force_disabled": -1,
  "app.update.enabled": false,
  "browser.aboutwelcome.enabled": false,
  // Orca leaves the page when a new tab has loaded behind it.
  "browser.newtab.preload": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.proxy.type": 1,
  "network.proxy.http": nowhere.host,
  "network.proxy.http_port": nowhere.port,
  "network.proxy.ssl": nowhere.host,
  "network.proxy.ssl_port": nowhere.port,
};

/**
 * Orca reads a page aloud from its start once that has loaded, and remains in browse mode until its speech
 * server reports the end, which ours does not.
 */
const orcaSettings = `import orca.settings
orca.settings.sayAllOnLoad = False
`;

/**
 * Calls a function with a screen reader that reads an address in Firefox, and with a keyboard. Their
 * session, display and folder are closed after the call.
 */
export async function withScreenReader<Result>(
  address: string,
  visit: (reader: Reader) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "keypace-read-aloud-"));
  const inFolder = (name: string) => join(folder, name);
  const end = new AbortController();
  const { signal } = end;
  const interrupt = () => end.abort();
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  const children: ChildProcess[] = [];

  function start(program: string, parameters: readonly string[], env: NodeJS.ProcessEnv) {
    const child = spawn(program, parameters, { env, stdio: ["ignore", "pipe", "ignore"] });
    // Reads the pipe, because a full one would block the process.
    child.stdout.resume();
    children.push(child);
    return child;
  }

  try {
    for (const name of ["bin", "profile", "run"]) await mkdir(inFolder(name), { mode: 0o700 });
    // Orca does not start if it finds another Orca of the same user, which may be in use.
    await symlink("/usr/bin/true", inFolder("bin/pgrep"));
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
    );
    await writeFile(inFolder("profile/user.js"), lines);
    await mkdir(inFolder(".local/share/orca"), { recursive: true });
    await writeFile(inFolder(".local/share/orca/orca-customizations.py"), orcaSettings);
    const voice = await startVoice(inFolder("voice"), signal);
    const { display, stop } = await startDisplay();
    signal.addEventListener("abort", stop);
    const session = {
      PATH: `${inFolder("bin")}:/usr/bin:/bin`,
      HOME: folder,
      TMPDIR: folder,
      XDG_RUNTIME_DIR: inFolder("run"),
      DISPLAY: `:${display}`,
      LANG: "C.UTF-8",
      SPEECHD_ADDRESS: `unix_socket:${inFolder("voice")}`,
    };
    const bus = start(
      orcaPrograms.sessionBus,
      ["--session", "--nofork", "--print-address", `--address=unix:path=${inFolder("bus")}`],
      session,
    );
    // It prints its address when it listens.
    const printed: unknown = (await once(bus.stdout, "data", { signal })).at(0);
    const env = { ...session, DBUS_SESSION_BUS_ADDRESS: String(printed).trim() };
    start(orcaPrograms.orca, [], env);
    await voice.waitFor("Screen reader on");
    const profile = ["--no-remote", "--profile", inFolder("profile")];
    start(findFirefox() ?? "", [...profile, "--new-window", address], env);
    const keyboard = await xKeyboard(display);
    try {
      return await visit({ voice, keyboard });
    } finally {
      keyboard.close();
    }
  } finally {
    end.abort();
    await Promise.all(children.map(async (child) => endOf(child)));
    process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
}
