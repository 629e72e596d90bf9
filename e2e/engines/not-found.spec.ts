import { expect } from "@playwright/test";
import { notFoundMessages } from "../test.ts";
import { expectPage, textOf } from "./on-screen.ts";
import { test } from "./test.ts";

test("an unknown address says so, names the attempted path and leads home", async ({ visitor }) => {
  await visitor.open("/lost/page");
  await expectPage(visitor, "Page Not Found");
  expect(await visitor.run(() => document.title)).toBe("Page Not Found · Keypace");
  await expect.poll(() => textOf(visitor, "main")).toContain("Attempted path: /lost/page");
  for (const problem of await visitor.problems()) {
    expect(notFoundMessages("/lost/page")).toContain(problem);
  }
  await visitor.click("link", "Back to Home");
  await expectPage(visitor, "How fast do you type?");
});
