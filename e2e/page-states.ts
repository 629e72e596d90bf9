import { expect } from "@playwright/test";
import { openPage } from "./open-page.ts";
import { sitePages } from "./site-pages.ts";
import type { State } from "./states.ts";
import { notFoundMessages } from "./test.ts";
import { openTest, shownPassage } from "./typing.ts";

/** Every page as it loads, what opens on it, and the errors instead of it. */
export const pageStates: readonly State[] = [
  ...sitePages.map(({ path }): State => ({
    name: `the page ${path}`,
    // The other pages have the same header and links in the same order.
    isWideTabbed: path === "/contact",
    reach: async (page) => void (await openPage(page, path)),
    isVisited: true,
  })),
  {
    name: "the not-found page",
    isVisited: true,
    reach: async (page) => void (await openPage(page, "/nowhere")),
    complaints: notFoundMessages("/nowhere"),
  },
  {
    name: "the error screen",
    reach: async (page) => {
      await openTest(page);
      await page.evaluate(() => document.querySelector("dl")?.remove());
      await page.keyboard.insertText(await shownPassage(page));
      await expect(page.getByRole("alert")).toBeVisible();
    },
    complaints: [
      "NotFoundError: Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.",
    ],
  },
  {
    name: "the open drawer",
    reach: async (page) => {
      await page.setViewportSize({ width: 320, height: 720 });
      await openPage(page, "/about");
      await page.getByRole("button", { name: "Menu", exact: true }).click();
    },
    widest: 639,
  },
  {
    name: "an open question",
    isVisited: true,
    reach: async (page) => {
      await openPage(page, "/faq#data-storage");
      await expect(page.locator("details[open]")).toHaveCount(1);
    },
  },
  {
    name: "the contact form, sent",
    isVisited: true,
    reach: async (page) => {
      await openPage(page, "/contact");
      for (const label of ["Name", "Email", "Subject", "Message"]) {
        await page.getByLabel(label, { exact: true }).fill("ada@home.example");
      }
      await page.getByRole("button", { name: "Send message" }).click();
      await expect(page.getByRole("button", { name: "Dismiss" })).toBeVisible();
    },
  },
  {
    name: "a claimed result",
    isVisited: true,
    reach: async (page) => {
      await openPage(page, "/#r=14gU-KdUBBgkFBg");
      await expect(page.getByText("unverified", { exact: true })).toBeVisible();
    },
  },
  {
    name: "a claimed result that cannot be read",
    reach: async (page) => {
      await openPage(page, "/#r=nonsense");
      await expect(page.getByText("This result link is incomplete")).toBeVisible();
    },
  },
];
