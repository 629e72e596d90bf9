import { chromiumArguments, findChromium } from "../scripts/browsers/chromium.ts";

const executablePath = findChromium();

/** For `test.use` of a file: Chromium with its window, which has a clipboard and scroll bars of its own. */
export const inWindow = {
  launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
};
