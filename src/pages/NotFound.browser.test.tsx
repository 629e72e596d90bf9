import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import NotFound from "./NotFound.tsx";

afterEach(() => {
  vi.restoreAllMocks();
});

test("names the attempted path and logs it on each arrival", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const screen = await render(<NotFound path="/lost/<b>page" />);
  await expect.element(screen.getByText("/lost/<b>page")).toBeVisible();
  await screen.unmount();
  await render(<NotFound path="/lost/<b>page" />);
  expect(log.mock.calls).toEqual([
    ["Page not found: /lost/<b>page"],
    ["Page not found: /lost/<b>page"],
  ]);
});

test("as prerendered, it names and logs no path", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const screen = await render(<NotFound path="404" />);
  await expect.element(screen.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  expect(screen.getByText("Attempted path").query()).toBeNull();
  expect(log).not.toHaveBeenCalled();
});
