import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { examplePlace } from "../engine/test-aids/example-place.ts";
import { finished, typeKeys } from "../engine/test-aids/key-script.ts";
import type { StoredTest } from "../saved-tests/stored-test.ts";
import { preloadAll } from "../ui/preloadable.ts";
import { OfferCertificate } from "./OfferCertificate.tsx";

const typed = (title: string | null): StoredTest => ({
  title,
  typedOn: null,
  trial: finished(typeKeys("the cat", "the cat", 200)),
});

test("a certificate has tests of the latest one's kind alone, and the name that their plan asked for", async () => {
  preloadAll();
  const titles = ["Passage, easy", "60 seconds, hard, German", null, "Passage, easy"];
  const tests = titles.map((title) => ({ ...typed(title), plan: examplePlace }));
  const page = await render(<OfferCertificate tests={tests} countAtFirst={5} />);
  await page.getByRole("button", { name: "Certificate" }).click();
  const sheet = page.getByRole("article");
  await expect
    .element(sheet.getByRole("heading"))
    .toHaveTextContent("Certificate for 2 typing tests");
  await expect.element(sheet.getByText(/typed 14 characters in 2 tests/)).toBeVisible();
  await expect.element(sheet.getByText(examplePlace.typist)).toBeVisible();
  // A title of another direction does not turn the words around it.
  expect(sheet.getByText("Passage, easy").element().localName).toBe("bdi");
});
