import { expect } from "@playwright/test";
import { sitePages } from "../test-aids/site-pages.ts";
import { expectPage, field, passageOnScreen } from "./on-screen.ts";
import { test } from "./test.ts";
import type { Visitor } from "./visitor.ts";

test("every page answers under its own title, and a visit leaves nothing behind but the theme, and that only if it was chosen", async ({
  visitor,
}) => {
  for (const { path, title, heading } of sitePages) {
    await visitor.open(path);
    await expectPage(visitor, heading);
    expect(await visitor.run(() => document.title)).toBe(title);
  }
  await visitor.open("/#10words");
  await expect.poll(() => passageOnScreen(visitor)).toMatch(/^(?:\S+ ){9}\S+$/);
  await visitor.click("textbox", "Type the passage here");
  await visitor.type(await passageOnScreen(visitor));
  await expect.poll(() => field(visitor)).toMatchObject({ isDisabled: true });
  expect(await storedData(visitor)).toEqual(nothingStored);

  await visitor.click("button", "Dark theme");
  expect(await storedData(visitor)).toEqual({ ...nothingStored, local: ["theme"] });
});

const nothingStored = {
  local: [],
  session: [],
  cookie: "",
  databases: [],
  caches: [],
  workers: [],
};

/** Everything that a page can store in the browser. */
function storedData(visitor: Visitor) {
  return visitor.run(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    cookie: document.cookie,
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: await navigator.serviceWorker.getRegistrations(),
  }));
}
