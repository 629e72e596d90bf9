import { useEffect } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { usePathname } from "wouter/use-browser-location";
import "../styles/base.css";
import "../styles/tokens.css";
import { followLinks } from "./Router.tsx";
import { Header } from "./Header.tsx";

const menuButton = page.getByRole("button", { name: "Menu", exact: true });
const drawer = page.getByRole("dialog", { name: "Menu" });
const about = page.getByRole("link", { name: "About" });

let address: string;

beforeEach(async () => {
  address = location.href;
  await page.viewport(390, 720);
});

afterEach(() => history.replaceState(null, "", address));

test("on a wide screen the header shows the links and marks the current one", async () => {
  await page.viewport(1024, 720);
  await render(<Header path="/about" />);
  expect(namesOf(page.getByRole("link"))).toEqual([
    "Skip to content",
    "Keypace",
    "Home",
    "About",
    "FAQ",
    "Contact",
  ]);
  await expect.element(about).toHaveAttribute("aria-current", "page");
  await expect
    .element(page.getByRole("link", { name: "Home" }))
    .not.toHaveAttribute("aria-current");
  await expect.element(menuButton).not.toBeInTheDocument();
});

test("the mark of the current page touches the rule of the header", async () => {
  await page.viewport(1024, 720);
  await render(<Header path="/about" />);
  const link = about.element();
  const mark = getComputedStyle(link, "::after");
  const end = link.getBoundingClientRect().bottom - Number.parseFloat(mark.bottom);
  expect(end).toBe(page.getByRole("banner").element().getBoundingClientRect().bottom);
});

test("on a small screen the menu button opens a drawer with the same links", async () => {
  await render(<Header path="/about" />);
  await expect.element(about).not.toBeInTheDocument();
  await menuButton.click();
  await expect.element(drawer).toBeVisible();
  expect(namesOf(drawer.getByRole("link"))).toEqual(["Home", "About", "FAQ", "Contact"]);
  await expect.element(about).toHaveAttribute("aria-current", "page");
});

test("the keyboard stays in the open drawer", async () => {
  await render(<Header path="/" />);
  await openByKeyboard();
  const visited = new Set<string | null | undefined>();
  for (let step = 0; step < 12; step++) {
    const focused = document.activeElement;
    // After the last link, the browser's own controls get the focus: `activeElement` is the body.
    if (focused !== document.body) visited.add(focused?.ariaLabel ?? focused?.textContent);
    await userEvent.keyboard("{Tab}");
  }
  expect([...visited]).toEqual(["Close menu", "Home", "About", "FAQ", "Contact"]);
});

test("Escape closes the drawer and focus is on the menu button again", async () => {
  await render(<Header path="/" />);
  await openByKeyboard();
  await userEvent.keyboard("{Escape}");
  await expectClosed();
  await expect.element(menuButton).toHaveFocus();
});

test("the close button closes the drawer and focus is on the menu button again", async () => {
  await render(<Header path="/" />);
  await menuButton.click();
  await page.getByRole("button", { name: "Close menu" }).click();
  await expectClosed();
  await expect.element(menuButton).toHaveFocus();
});

test("a tap beside the drawer closes it, a tap inside does not", async () => {
  await render(<Header path="/" />);
  await menuButton.click();
  await drawer.click({ position: { x: 20, y: 600 } });
  await expect.element(drawer).toBeVisible();
  await userEvent.click(document.documentElement, { position: { x: 20, y: 300 }, force: true });
  await expectClosed();
  await expect.element(menuButton).toHaveFocus();
});

test("a tap on a link follows it and closes the drawer, even when it leads to the page on screen", async () => {
  await render(<RoutedHeader />);
  for (let times = 0; times < 2; times++) {
    await menuButton.click();
    await about.click();
    await expectClosed();
    expect(location.pathname).toBe("/about");
  }
});

test("going back closes the drawer", async () => {
  history.replaceState(null, "", "/faq");
  history.pushState(null, "", "/about");
  await render(<RoutedHeader />);
  await menuButton.click();
  history.back();
  await expect.poll(() => location.pathname).toBe("/faq");
  await expectClosed();
});

test("the page behind an open drawer does not scroll", async () => {
  await render(
    <>
      <Header path="/" />
      <p>{"A long page. ".repeat(2000)}</p>
    </>,
  );
  const { overflow } = getComputedStyle(document.documentElement);
  await menuButton.click();
  expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
  await userEvent.keyboard("{Escape}");
  await expectClosed();
  expect(getComputedStyle(document.documentElement).overflow).toBe(overflow);
});

test("the open drawer stays in reach if the window widens, and closing it leaves the focus in the page", async () => {
  await render(
    <>
      <Header path="/" />
      <main tabIndex={-1} />
    </>,
  );
  await menuButton.click();
  await page.viewport(1024, 720);
  await page.getByRole("button", { name: "Close menu" }).click();
  await expectClosed();
  await expect.element(menuButton).not.toBeInTheDocument();
  await expect.element(page.getByRole("main")).toHaveFocus();
});

test("all of the header is in reach at 320 pixels", async () => {
  await page.viewport(320, 720);
  await render(<Header path="/" />);
  expect(document.documentElement.scrollWidth).toBe(320);
  for (const name of ["Dark theme", "Menu"]) {
    const target = page
      .getByRole("button", { name, exact: true })
      .element()
      .getBoundingClientRect();
    expect(target.width).toBe(44);
    expect(target.height).toBe(44);
    expect(target.right).toBeLessThanOrEqual(320);
  }
});

test("the skip link is the first stop and comes into view with focus", async () => {
  await render(
    <Header path="/">
      <p>Keypace</p>
    </Header>,
  );
  await userEvent.keyboard("{Tab}");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect.element(skip).toHaveFocus();
  expect(getComputedStyle(skip.element()).clipPath).toBe("none");
  expect(skip.element()).toHaveAttribute("href", "#main");
});

function RoutedHeader() {
  const path = usePathname();
  useEffect(() => followLinks(() => {}), []);
  return <Header path={path} />;
}

async function openByKeyboard() {
  menuButton.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(drawer).toBeVisible();
}

async function expectClosed() {
  await expect.element(drawer).not.toBeInTheDocument();
}

function namesOf(links: ReturnType<typeof page.getByRole>) {
  return links.elements().map((link) => link.textContent.replace(/^k(?=K)/, ""));
}
