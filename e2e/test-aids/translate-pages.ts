import type { Page } from "@playwright/test";

/** Translates each page opened after this call, once it is interactive, and every later change of its text. */
export async function translatePages(page: Page) {
  await page.addInitScript(() => {
    const original = "script, style, textarea, [translate=no], .notranslate, font";

    // oxlint-disable-next-line typescript/no-deprecated -- the element of translators
    const font = () => document.createElement("font");

    /** Replaces a text by elements of their own, as translators do. */
    const translate = (text: Node) => {
      if (!text.nodeValue?.trim() || text.parentElement?.closest(original)) return;
      const outer = font();
      const inner = outer.appendChild(font());
      inner.textContent = text.nodeValue;
      text.parentNode?.replaceChild(outer, text);
    };
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) translate(text);
    };
    // The page itself, its links, and the part below the test, which then accepts files.
    const isAlive = () =>
      document.querySelector("[data-alive]") !== null &&
      history.scrollRestoration === "manual" &&
      document.querySelector("[type=file]:disabled") === null;
    const whenAlive = () => {
      if (!isAlive()) {
        requestAnimationFrame(whenAlive);
        return;
      }
      translateAll(document.body);
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
          for (const node of [target, ...addedNodes]) if (node.isConnected) translateAll(node);
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    };
    requestAnimationFrame(whenAlive);
  });
}
