const inEngines = (name: string) => `e2e/engines/${name}.spec.ts`;

/** Tests that `npm test` runs in Firefox and WebKit too, because engines differ most in typing. */
export const inInstalledBrowsers = ["typing", "languages"].map(inEngines);

/** Tests for Firefox and WebKit only, because Chromium has tests of its own that check more. */
export const notInChromium = ["contact", "faq", "not-found", "options", "storage", "theme"].map(
  inEngines,
);

/** Tests that `npm test` leaves to `npm run test:browsers`. */
export const onlyInEveryBrowser = [
  ...notInChromium,
  ...["page-problems", "key-times", "navigation", "typing"].map(inEngines),
];
