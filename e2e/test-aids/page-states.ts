import { expect, type Page } from "@playwright/test";
import { openPage } from "./open-page.ts";
import { sitePages } from "./site-pages.ts";
import type { State, Visit } from "./states.ts";
import { notFoundMessages } from "../test.ts";
import { openTest, shownPassage } from "./typing.ts";

const openQuestion: State = {
  name: "an open question",
  reach: async (page) => {
    // Closes the drawer.
    await page.keyboard.press("Escape");
    await followLink(page, "/faq");
    await page.locator("#data-storage summary").click();
    await expect(page.locator("details[open]")).toHaveCount(1);
  },
};

const drawer: State = {
  name: "the open drawer",
  isWhole: true,
  widest: 639,
  reach: async (page) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await page.getByRole("button", { name: "Menu", exact: true }).click();
  },
};

const sentForm: State = {
  name: "the contact form, sent",
  reach: async (page) => {
    await followLink(page, "/contact");
    for (const label of ["Name", "Email", "Subject", "Message"]) {
      await page.getByLabel(label, { exact: true }).fill("ada@home.example");
    }
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("button", { name: "Dismiss" })).toBeVisible();
  },
};

export const pageVisits: readonly Visit[] = [
  {
    name: "every page by its link, and what opens on it",
    states: [
      ...sitePages.map(({ path, heading }): State => ({
        name: `the page ${path}`,
        // The other pages have the same header and links in the same order.
        isWideTabbed: path === "/contact",
        isWhole: path === "/" || path === "/contact",
        reach: async (page) => {
          if (path === "/") await openPage(page, path);
          else await followLink(page, path);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
        },
      })),
      drawer,
      openQuestion,
      sentForm,
    ],
  },
  {
    name: "what an address asks for in vain, and a claimed result",
    states: [
      {
        name: "the not-found page",
        isWhole: true,
        reach: (page) => openPage(page, "/nowhere"),
        problems: notFoundMessages("/nowhere"),
      },
      {
        name: "a claimed result that cannot be read",
        reach: async (page) => {
          await openPage(page, "/#r=nonsense");
          await expect(page.getByText("This result link is incomplete")).toBeVisible();
        },
      },
      {
        name: "a claimed result",
        reach: async (page) => {
          await page.evaluate(() => location.assign("#r=1-1q-15-5x-6-9-1-0-0-1l-1w.1gvvm5h"));
          await expect(page.getByText("unverified", { exact: true })).toBeVisible();
        },
      },
      {
        name: "the error screen",
        reach: async (page) => {
          await openTest(page);
          await page.evaluate(() => {
            const { parentElement } = document.querySelector("dl") ?? {};
            if (!parentElement) return;
            parentElement.removeChild = () => {
              throw new Error("An extension broke the page.");
            };
          });
          await page.keyboard.insertText(await shownPassage(page));
          await expect(page.getByRole("alert")).toBeVisible();
        },
        problems: ["Error: An extension broke the page."],
      },
    ],
  },
];

async function followLink(page: Page, path: string) {
  await page.locator(`:is(header, footer) a[href="${path}"]:visible`).first().click();
}
