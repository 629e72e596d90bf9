import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { examplePlace } from "../engine/test-aids/example-place.ts";
import { finished, typeKeys } from "../engine/test-aids/key-script.ts";
import { preloadAll } from "../ui/preloadable.ts";
import { CertificateButton } from "./CertificateButton.tsx";

test("a certificate has the name that the plan of its tests asked for", async () => {
  preloadAll();
  const trial = finished(typeKeys("the cat", "the cat", 200));
  const typed = { title: "Passage, easy", typedOn: null, trial, plan: examplePlace };
  const page = await render(<CertificateButton tests={[typed, typed]} />);
  await page.getByRole("button", { name: "Certificate" }).click();
  const sheet = page.getByRole("article");
  await expect.element(sheet.getByText(/typed 14 characters in 2 tests/)).toBeVisible();
  await expect.element(sheet.getByText(examplePlace.typist)).toBeVisible();
  // A title of another direction does not turn the words around it.
  expect(sheet.getByText("Passage, easy").element().localName).toBe("bdi");
});
