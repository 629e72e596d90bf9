import { closeServer, listen } from "../../scripts/server/listen.ts";
import { siteServer } from "../../scripts/server/site-server.ts";
import { folders } from "../../scripts/project/folders.ts";
import { test as siteTest } from "../test.ts";

/**
 * A test whose site has a host of its own, which records each request: also those that a browser does not
 * report to developer tools, such as the icon of the tab.
 */
export const test = siteTest.extend<{ requests: string[]; host: string }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads off the pattern what a fixture needs
  requests: async ({}, provide) => provide([]),
  host: async ({ requests }, provide) => {
    const server = await siteServer(folders.site);
    server.on("request", ({ method, url }) => requests.push(`${method} ${url}`));
    await provide((await listen(server, 0)).replace(/\/$/, ""));
    closeServer(server);
  },
  baseURL: ({ host }, provide) => provide(host),
});
