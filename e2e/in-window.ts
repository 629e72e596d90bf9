import { chromiumWindowArguments, findChromium } from "../scripts/browsers/chromium.ts";

const executablePath = findChromium();

/**
 * For `test.use` of a file: Chromium with its window, which has a clipboard, scroll bars of its own, and
 * the faces of the system by name.
 */
export const inWindow = {
  launchOptions: { args: chromiumWindowArguments, ...(executablePath && { executablePath }) },
};
