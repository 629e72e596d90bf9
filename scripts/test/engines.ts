const inEngines = (name: string) => `e2e/engines/${name}.spec.ts`;

/** Journeys that `npm test` makes in Firefox and WebKit too, because engines differ most in typing. */
export const inInstalledBrowsers = ["typing", "languages"].map(inEngines);

/**
 * Journeys that Chromium makes for `npm run test:browsers` alone: tests of its own, in files named alike and
 * in `privacy`, ask it more.
 */
export const onlyInEveryBrowser = ["navigation", "not-found", "storage", "theme", "typing"].map(
  inEngines,
);
