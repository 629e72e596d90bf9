import { sizeOfPage } from "../browser/bench-browser.ts";
import { typeKeysInPage, withErrors } from "../browser/type-keys.ts";
import { atMost, type Part } from "../part.ts";
import { benchTexts } from "../texts.ts";

/** The memory that many keys leave behind, and their network requests. */
export const growthPart: Part = {
  name: "growth",
  title: "Growth over many keys in a text of 100,000 characters",
  rounds: 1,
  measure: (subject, { withPage }, isQuick) =>
    withPage(async ({ page, session }) => {
      if (!(await subject.chooseText(page, benchTexts.long))) return [];
      const keys = isQuick ? 500 : 3000;
      const text = withErrors(benchTexts.long.slice(0, keys + 50));
      // Objects created once, at the first keys, do not grow.
      await typeKeysInPage(session, text.slice(0, 50), 10);
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      const before = await sizeOfPage(session);
      await typeKeysInPage(session, text.slice(50), 5);
      const after = await sizeOfPage(session);
      return [
        { measure: "keys", value: keys },
        {
          measure: "heap per key (bytes)",
          value: (after.heap - before.heap) / keys,
          target: atMost(1000),
        },
        { measure: "DOM nodes more", value: after.nodes - before.nodes },
        { measure: "event listeners more", value: after.listeners - before.listeners },
        { measure: "requests while typing", value: requests.length, target: atMost(0) },
      ];
    }),
};
