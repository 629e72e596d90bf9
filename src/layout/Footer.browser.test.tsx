import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { Footer } from "./Footer.tsx";

test("the footer links to the pages in two named groups", async () => {
  await render(<Footer />);
  expect(addressesIn("Quick Links")).toEqual({
    About: "/about",
    "Privacy Policy": "/privacy-policy",
    "Terms & Conditions": "/terms",
  });
  expect(addressesIn("Legal & Support")).toEqual({
    Contact: "/contact",
    Disclaimer: "/disclaimer",
    FAQ: "/faq",
  });
});

test("the footer shows the site's name and year", async () => {
  await render(<Footer />);
  await expect.element(page.getByText("© 2024 Keypace")).toBeVisible();
  await expect.element(page.getByText(/^Made with love/)).toBeVisible();
});

function addressesIn(name: string) {
  const links = page.getByRole("navigation", { name }).getByRole("link").elements();
  return Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute("href")]));
}
