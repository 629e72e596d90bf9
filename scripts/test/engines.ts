const inEngines = (name: string) => `e2e/engines/${name}.spec.ts`;

/** Tests that `npm test` runs in Firefox and WebKit too, because engines differ most in typing. */
export const inInstalledBrowsers = ["typing", "languages"].map(inEngines);

/**
 * Tests that Chromium runs only for `npm run test:browsers`, because its own tests of the same names, and
 * those in `privacy`, check more.
 */
export const onlyInEveryBrowser = ["navigation", "not-found", "storage", "theme", "typing"].map(
  inEngines,
);
