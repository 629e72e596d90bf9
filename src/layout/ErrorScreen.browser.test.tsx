import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { ErrorScreen } from "./ErrorScreen.tsx";

const heading = page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" });
const reload = page.getByRole("button", { name: "Reload to continue" });

/** Renders a page that may fail, without reporting its error to the console. */
function renderInBoundary(children: ReactNode) {
  return render(<ErrorBoundary>{children}</ErrorBoundary>, {
    createRootOptions: { onCaughtError: () => {} },
  });
}

test("an error is shown by its message, with a link home", async () => {
  await render(<ErrorScreen error={new Error("The passage is missing")} onRetry={() => {}} />);
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByText("The passage is missing")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Back to Home" }))
    .toHaveAttribute("href", "/");
  await expect.element(reload).not.toBeInTheDocument();
});

test("a page whose code did not load can be reloaded", async () => {
  await render(<ErrorScreen error={new TypeError("Importing a module script failed.")} />);
  await expect.element(page.getByText("Importing a module script failed.")).toBeVisible();
  await expect.element(reload).toBeVisible();
});

test("the error screen replaces a page that fails to render, and can show it again", async () => {
  let isBroken = true;
  function Page() {
    if (isBroken) throw new Error("Out of keys");
    return <p>All is well</p>;
  }
  await renderInBoundary(<Page />);
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByText("Out of keys")).toBeVisible();
  isBroken = false;
  await page.getByRole("button", { name: "Show the page again" }).click();
  await expect.element(page.getByText("All is well")).toBeVisible();
  await expect.element(heading).not.toBeInTheDocument();
});

test("if an element that React lost is lost again at once, the error is shown", async () => {
  let renders = 0;
  function Page(): ReactNode {
    renders += 1;
    throw new DOMException("The node to be removed is not a child of this node.");
  }
  await renderInBoundary(<Page />);
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByText(/not a child of this node/)).toBeVisible();
  expect(renders).toBeLessThan(10);
});
