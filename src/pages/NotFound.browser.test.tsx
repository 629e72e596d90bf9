import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { Router } from "wouter";
import NotFound from "./NotFound.tsx";

afterEach(() => {
  vi.restoreAllMocks();
});

test("names the attempted path and logs it once, however often it is mounted", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const screen = await render(<NotFoundAt path="/lost/<b>page" />);
  await expect.element(screen.getByText("/lost/<b>page")).toBeVisible();
  await screen.unmount();
  await render(<NotFoundAt path="/lost/<b>page" />);
  expect(log.mock.calls).toEqual([["Page not found: /lost/<b>page"]]);
});

test("as prerendered, it names and logs no path", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const screen = await render(<NotFoundAt path="/404" />);
  await expect.element(screen.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  expect(screen.getByText("Attempted path").query()).toBeNull();
  expect(log).not.toHaveBeenCalled();
});

test("on the way to another page, it does not take that one for missing", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const screen = await render(<NotFoundAt path="/lost" />);
  await screen.rerender(<NotFoundAt path="/about" />);
  expect(screen.getByText("Attempted path").query()).toBeNull();
  expect(log.mock.calls).toEqual([["Page not found: /lost"]]);
});

function NotFoundAt({ path }: { path: string }) {
  return (
    <Router hook={() => [path, () => {}]}>
      <NotFound />
    </Router>
  );
}
