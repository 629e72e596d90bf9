import { expect } from "@playwright/test";
import { startDisplay } from "../../../scripts/key-times/display.ts";
import type { Engine, Role, Visitor } from "../visitor.ts";
import { keyActions } from "./key-actions.ts";
import { recordProblems, takeProblems } from "./page-problems.ts";
import { startDriver } from "./start-driver.ts";
import { startSession, type WebDriverSession } from "./web-driver.ts";

/** Debian's WebKit with its own driver, because Playwright drives only its own build. */
export async function startWebKit(): Promise<Engine> {
  const { session, stop } = await startBrowser();
  return {
    version: session.version,
    visit: async (site) => {
      await forgetVisits(session, site);
      return visitorOf(session, site);
    },
    stop: async () => {
      await session.delete();
      await stop();
    },
  };
}

/** Once in a hundred times the browser does not answer its driver, and both are restarted. */
async function startBrowser(attempts = 3) {
  const { display, stop: stopDisplay } = await startDisplay();
  const driver = await startDriver(display);
  const stop = async () => {
    await driver.stop();
    stopDisplay();
  };
  try {
    return { session: await startSession(driver.address), stop };
  } catch (problem) {
    await stop();
    if (attempts === 1) throw problem;
    return startBrowser(attempts - 1);
  }
}

/** The session keeps the storage and window of the visitor before. */
async function forgetVisits(session: WebDriverSession, site: string): Promise<void> {
  // In a wider window the driver takes some buttons of the contact page to be out of reach.
  await session.post("window/rect", { width: 1024, height: 768 });
  await session.post("url", { url: `${site}/robots.txt` });
  await session.post("execute/sync", { script: "localStorage.clear()", args: [] });
}

async function closeTabs(session: WebDriverSession): Promise<void> {
  const [first, ...others] = (await session.get("window/handles")) as readonly string[];
  for (const handle of others) {
    await session.post("window", { handle });
    await session.delete("window");
  }
  await session.post("window", { handle: first });
}

function visitorOf(session: WebDriverSession, site: string): Visitor {
  const problems: string[] = [];
  const run = <Result>(inPage: (argument: never) => Result, argument: unknown = null) =>
    session.post("execute/sync", {
      script: `return (${String(inPage)})(arguments[0])`,
      args: [argument],
    }) as Promise<Result>;
  const gatherProblems = async () => {
    if (await run(() => "problems" in window)) problems.push(...(await run(takeProblems)));
  };
  const press = async (...keys: readonly string[]) => {
    await session.post("actions", keyActions(keys));
  };
  return {
    open: async (path) => {
      await gatherProblems();
      await session.post("url", { url: new URL(path, site).href });
      await run(recordProblems);
      await expect.poll(() => run(() => history.scrollRestoration)).toBe("manual");
    },
    openInNewTab: async (address) => {
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
        // The driver does not scroll to what is just below the window.
        await session.post("execute/sync", {
          script: "arguments[0].scrollIntoView({ block: 'nearest' })",
          args: [{ [elementKey]: element }],
        });
        await session.post(`element/${element}/click`);
      }).toPass({ timeout: 20_000 });
    },
    narrowTo: async (width) => void (await session.post("window/rect", { width, height: 800 })),
    run,
    problems: async () => {
      await gatherProblems();
      return problems.splice(0);
    },
    leave: () => closeTabs(session),
  };
}

/** The first visible element with that role and name in the engine's own accessibility tree. */
async function findElement(session: WebDriverSession, role: Role, name: string): Promise<string> {
  const shown = await session.post("execute/sync", {
    script: `return (${String(shownElements)})(arguments[0])`,
    args: [candidates[role]],
  });
  for (const { [elementKey]: element } of shown as readonly ElementReference[]) {
    if ((await session.get(`element/${element}/computedlabel`)) !== name) continue;
    if ((await session.get(`element/${element}/computedrole`)) === role) return element;
  }
  throw new Error(`There is no ${role} "${name}".`);
}

/** The elements that may have a role; the driver returns the role of each. */
const candidates: Readonly<Record<Role, string>> = {
  button: "button",
  link: "a",
  textbox: "input, textarea",
};

/** Run in the page. */
const shownElements = (selector: string) =>
  Array.from(document.querySelectorAll(selector)).filter((element) => element.checkVisibility());

/** The property of an element reference that holds its id, by the standard. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

type ElementReference = Readonly<Record<typeof elementKey, string>>;
