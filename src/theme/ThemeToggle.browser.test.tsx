import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { cdp, page } from "vitest/browser";
import { inlineScript } from "../ui/prerendered.tsx";
import { followTheme, themeStorageKey, themeToggleId } from "./theme.ts";
import { ThemeToggle } from "./ThemeToggle.tsx";

declare module "vitest/browser" {
  interface CDPSession {
    send: (method: string, parameters: object) => Promise<unknown>;
  }
}

const toggle = page.getByRole("button", { name: "Dark theme" });

beforeAll(() => {
  const script = document.createElement("script");
  script.textContent = inlineScript(followTheme, themeStorageKey, `#${themeToggleId}`);
  document.head.append(script);
});

beforeEach(() => systemPrefers("light"));

afterEach(async () => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.documentElement.className = "";
  await systemPrefers("");
});

test.each([
  { stored: null, system: "light", theme: "light" },
  { stored: null, system: "dark", theme: "dark" },
  { stored: "dark", system: "light", theme: "dark" },
  { stored: "light", system: "dark", theme: "light" },
] as const)(
  "a page that is shown is $theme with $stored stored on a $system system",
  async ({ stored, system, theme }) => {
    await systemPrefers(system);
    if (stored) localStorage.setItem(themeStorageKey, stored);
    comeBack();
    expectTheme(theme);
  },
);

test.each([
  ["holds nonsense", () => localStorage.setItem(themeStorageKey, "sepia")],
  ["is blocked", () => blockStorage()],
] as const)("a page is as the system prefers if storage %s", async (_, damage) => {
  await systemPrefers("dark");
  damage();
  comeBack();
  expectTheme("dark");
});

test("the theme is stored only when it is toggled", async () => {
  await render(<ThemeToggle />);
  await systemPrefers("dark");
  await expect.element(toggle).toHaveAttribute("aria-pressed", "true");
  expect(localStorage).toHaveLength(0);

  await toggle.click();
  await expect.element(toggle).toHaveAttribute("aria-pressed", "false");
  expectTheme("light");
  expect(Object.entries(localStorage)).toEqual([["theme", "light"]]);

  await toggle.click();
  await expect.element(toggle).toHaveAttribute("aria-pressed", "true");
  expectTheme("dark");
  expect(Object.entries(localStorage)).toEqual([["theme", "dark"]]);
});

test("a visitor's choice survives a change of the system setting", async () => {
  await render(<ThemeToggle />);
  await toggle.click();
  await systemPrefers("dark");
  await systemPrefers("light");
  await expect.element(toggle).toHaveAttribute("aria-pressed", "true");
  expectTheme("dark");
});

test("another tab's choice applies here, and the system's again when it is removed", async () => {
  await render(<ThemeToggle />);
  const otherTab = openOtherTab();

  otherTab.setItem(themeStorageKey, "dark");
  await expect.element(toggle).toHaveAttribute("aria-pressed", "true");
  expectTheme("dark");

  otherTab.setItem(themeStorageKey, "nonsense");
  await expect.element(toggle).toHaveAttribute("aria-pressed", "false");

  otherTab.setItem(themeStorageKey, "dark");
  await expect.element(toggle).toHaveAttribute("aria-pressed", "true");

  otherTab.clear();
  await expect.element(toggle).toHaveAttribute("aria-pressed", "false");
  expectTheme("light");
});

test("with storage blocked, the choice lasts for this visit, and the next is stored if possible", async () => {
  blockStorage();
  await render(<ThemeToggle />);
  await toggle.click();
  expectTheme("dark");

  await systemPrefers("dark");
  await systemPrefers("light");
  await expect.element(toggle).toHaveAttribute("aria-pressed", "true");
  expectTheme("dark");

  await toggle.click();
  await expect.element(toggle).toHaveAttribute("aria-pressed", "false");
  expectTheme("light");

  vi.restoreAllMocks();
  await toggle.click();
  expect(Object.entries(localStorage)).toEqual([["theme", "dark"]]);
});

test.each(["dark", "light"] as const)(
  "the button is hydrated without a mismatch on a %s page",
  async (system) => {
    await systemPrefers(system);
    const container = document.body.appendChild(document.createElement("div"));
    container.append(
      document.createRange().createContextualFragment(renderToString(<ThemeToggle />)),
    );

    const onRecoverableError = vi.fn<(error: unknown) => void>();
    const root = hydrateRoot(container, <ThemeToggle />, { onRecoverableError });
    onTestFinished(() => {
      root.unmount();
      container.remove();
    });

    await expect.element(toggle).toHaveAttribute("aria-pressed", `${system === "dark"}`);
    expect(onRecoverableError).not.toHaveBeenCalled();
  },
);

/** As the browser does with a page of its back/forward cache. */
function comeBack() {
  dispatchEvent(new Event("pageshow"));
}

function expectTheme(theme: "light" | "dark") {
  expect(document.documentElement.classList.contains("dark")).toBe(theme === "dark");
}

async function systemPrefers(value: "light" | "dark" | "") {
  await cdp().send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-color-scheme", value }],
  });
  // The next frame reports the change. Without it, a change back and forth reports none.
  await new Promise(requestAnimationFrame);
}

function blockStorage() {
  vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  });
}

/** The storage of another document of this origin, whose changes this one receives. */
function openOtherTab(): Storage {
  const frame = document.body.appendChild(document.createElement("iframe"));
  onTestFinished(() => frame.remove());
  if (!frame.contentWindow) throw new Error("The frame has no window");
  return frame.contentWindow.localStorage;
}
