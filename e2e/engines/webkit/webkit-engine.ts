import { expect } from "@playwright/test";
import type { Engine } from "../engine.ts";
import type { Role, Visitor } from "../visitor.ts";
import { keyActions } from "./key-actions.ts";
import { noteComplaints, takeComplaints } from "./page-complaints.ts";
import { startDriver } from "./start-driver.ts";
import { startSession, type WebDriverSession } from "./web-driver.ts";

/** Debian's WebKit, driven by its own driver, since Playwright drives none but its own. */
export async function startWebKit(): Promise<Engine> {
  const driver = await startDriver();
  return {
    visit: async (site) => visitorOf(await startSession(driver.address), site),
    stop: driver.stop,
  };
}

function visitorOf(session: WebDriverSession, site: string): Visitor {
  const complaints: string[] = [];
  const run = <Result>(inPage: (argument: never) => Result, argument: unknown = null) =>
    session.post("execute/sync", {
      script: `return (${String(inPage)})(arguments[0])`,
      args: [argument],
    }) as Promise<Result>;
  const gatherComplaints = async () => {
    if (await run(() => "complaints" in window)) complaints.push(...(await run(takeComplaints)));
  };
  const press = async (...keys: readonly string[]) => {
    await session.post("actions", keyActions(keys));
  };
  return {
    open: async (path) => {
      await gatherComplaints();
      await session.post("url", { url: new URL(path, site).href });
      await run(noteComplaints);
      await expect.poll(() => run(() => history.scrollRestoration)).toBe("manual");
    },
    openAnew: async (address) => {
      const { handle } = (await session.post("window/new", { type: "tab" })) as {
        readonly handle: string;
      };
      await session.post("window", { handle });
      await session.post("url", { url: address });
    },
    goBack: async () => void (await session.post("back")),
    goForward: async () => void (await session.post("forward")),
    press,
    type: (text) =>
      press(...Array.from(text, (character) => (character === "\n" ? "Enter" : character))),
    click: async (role, name) => {
      await expect(async () => {
        const element = await findElement(session, role, name);
        await session.post(`element/${element}/click`);
      }).toPass({ timeout: 5000 });
    },
    narrowTo: async (width) => void (await session.post("window/rect", { width, height: 800 })),
    run,
    complaints: async () => {
      await gatherComplaints();
      return complaints.splice(0);
    },
    leave: session.end,
  };
}

/** The first element on screen to which the engine's own accessibility tree gives that role and name. */
async function findElement(session: WebDriverSession, role: Role, name: string): Promise<string> {
  const shown = await session.post("execute/sync", {
    script:
      "return [...document.querySelectorAll('a, button, input, textarea')].filter((element) => element.checkVisibility())",
    args: [],
  });
  for (const reference of shown as readonly Readonly<Record<string, string>>[]) {
    const [element = ""] = Object.values(reference);
    if ((await session.get(`element/${element}/computedlabel`)) !== name) continue;
    if ((await session.get(`element/${element}/computedrole`)) === role) return element;
  }
  throw new Error(`There is no ${role} "${name}".`);
}
