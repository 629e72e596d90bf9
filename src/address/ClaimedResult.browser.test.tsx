import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { ClaimedResult } from "./ClaimedResult.tsx";

/** 62 WPM, likely 57 to 68, 97 %, 41 s, 6 errors, 9 wrong keystrokes, a passage of 213 characters. */
const code = "1-1q-15-5x-6-9-1-0-0-1l-1w.1gvvm5h";

const claim = page.getByRole("region", { name: "Shared result" });
const caution = "unverified";

afterEach(() => {
  history.replaceState(null, "", location.pathname + location.search);
});

test("an address without a result shows nothing", async () => {
  await render(<Home />);
  await expect.element(page.getByRole("button", { name: "The test" })).toBeVisible();
  expect(claim.query()).toBeNull();
});

test("a result in the address is shown as unverified, with all its figures", async () => {
  location.hash = `r=${code}`;
  await render(<Home />);
  await expect.element(page.getByText(caution, { exact: true })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "62 WPM" })).toBeVisible();
  await expect.element(claim).toMatchTextContent("likely 57 to 68");
  await expect.element(claim).toMatchTextContent("Fast: 60 to 80 WPM");
  await expect.element(claim).toMatchTextContent("Passage · 213 characters");
  const figures = claim
    .getByRole("term")
    .elements()
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(figures).toEqual([
    ["Accuracy", "97%"],
    ["Time", "41 s"],
    ["Errors", "6"],
    ["Wrong keystrokes", "9"],
    ["Text", "Passage · 213 characters"],
  ]);
});

test.each([
  "",
  "1",
  "1-1q-15-5x-6-9-1-0-0-1l-1w.1gvvm5",
  "9AAAA",
  "<img src=x>",
  "%E0%A4%A",
  "1".repeat(5000),
])("a broken link shows one sentence: %s", async (broken) => {
  location.hash = `r=${broken}`;
  await render(<Home />);
  await expect
    .element(claim)
    .toMatchTextContent("This result link is incomplete or was changed. Ask for it again.Dismiss");
  expect(page.getByText(caution, { exact: true }).query()).toBeNull();
});

test("a result link opened on the same page is shown too", async () => {
  await render(<Home />);
  location.hash = `r=${code}`;
  await expect.element(claim).toMatchTextContent("62 WPM");
  location.hash = "r=broken";
  await expect.element(claim).toMatchTextContent("This result link is incomplete");
});

test("a claim stays while the address names a place on the page", async () => {
  location.hash = `r=${code}`;
  await render(<Home />);
  await expect.element(claim).toBeVisible();
  location.hash = "main";
  await expect.element(claim).toMatchTextContent("62 WPM");
});

test("dismissing takes the result out of the address, without a new entry or a reload", async () => {
  const entries = history.length;
  history.replaceState({ entry: "kept" }, "", `#r=${code}`);
  await render(<Home />);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect.element(claim).not.toBeInTheDocument();
  expect(location.hash).toBe("");
  expect(history.state).toEqual({ entry: "kept" });
  expect(history.length).toBe(entries);
  await expect.element(page.getByRole("main")).toHaveFocus();
});

function Home() {
  return (
    <main id="main" tabIndex={-1}>
      <ClaimedResult />
      <button type="button">The test</button>
    </main>
  );
}
