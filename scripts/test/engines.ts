const inEngines = (name: string) => `e2e/engines/${name}.spec.ts`;

/** Tests that `npm test` runs in Firefox and WebKit too, because engines differ most in typing. */
export const inInstalledBrowsers = ["typing", "languages"].map(inEngines);

/**
 * Tests that Chromium runs only for `npm run test:browsers`: its own tests of the same names, in `privacy`
 * and beside the components check more, and two are promised for that command.
 */
export const onlyInEveryBrowser = [
  "complaints",
  "contact",
  "faq",
  "key-times",
  "navigation",
  "not-found",
  "storage",
  "theme",
  "typing",
].map(inEngines);
