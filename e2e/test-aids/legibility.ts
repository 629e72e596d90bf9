import type { Page } from "@playwright/test";

/** The boxes, or the page, that scroll sideways. */
export function scrolledSideways(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll("*"))
      .filter((box) => box.scrollWidth > box.clientWidth)
      .filter((box) => box.matches(":root") || /auto|scroll/.test(getComputedStyle(box).overflowX))
      .map((box) => `<${box.localName} class="${box.className}">`),
  );
}

/**
 * The texts that cannot be read in full: cut off by a box that cannot be scrolled, or overlapped by
 * another text. Text that is also shown elsewhere may be cut.
 */
export function illegibleTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    /** The visible box of a line of text, without the edges that letters hardly reach. */
    interface Line {
      readonly text: Node;
      readonly isWhole: boolean;
      /** In a panel, or in a box fixed to the window, which lies over what can be scrolled from under it. */
      readonly isFixed: boolean;
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }

    const root = document.querySelector("dialog:modal") ?? document.body;
    const lines = textsIn(root).flatMap(linesOf);
    const inField = document.querySelector("textarea")?.value ?? "";
    const cut = lines
      .filter(({ text, isWhole }) => !isWhole && !isAlsoElsewhere(text))
      .map(({ text }) => `cut: ${text.textContent}`);
    const seen = lines.filter(({ left, right, top, bottom }) => left < right && top < bottom);
    const covered = seen.flatMap((line, index) =>
      seen
        .slice(index + 1)
        .filter((other) => other.text !== line.text && overlap(line, other))
        .map((other) => `on one another: ${line.text.textContent} | ${other.text.textContent}`),
    );
    return [...new Set([...cut, ...covered])];

    function textsIn(element: Element): readonly Node[] {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) {
        const { currentNode } = walker;
        if (currentNode.textContent?.trim() && isVisible(currentNode.parentElement)) {
          texts.push(currentNode);
        }
      }
      return texts;
    }

    function isVisible(element: Element | null): boolean {
      if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
        return false;
      }
      // The header may cover text that can be scrolled.
      if (element.closest(".visually-hidden, header")) return false;
      return getComputedStyle(element).color !== "rgba(0, 0, 0, 0)";
    }

    /** Whether the text is also in words for screen readers, or in the field, which can be scrolled. */
    function isAlsoElsewhere({ parentElement, textContent }: Node): boolean {
      const isForEyes = Boolean(parentElement?.closest("[aria-hidden=true]"));
      return isForEyes || inField.includes(textContent ?? "");
    }

    function linesOf(text: Node): readonly Line[] {
      const content = text.textContent ?? "";
      const range = document.createRange();
      // Spaces at its ends may overlap anything.
      range.setStart(text, content.length - content.trimStart().length);
      range.setEnd(text, content.trimEnd().length);
      return Array.from(range.getClientRects(), (line) => {
        const whole = {
          left: line.left + 1,
          right: line.right - 1,
          top: line.top + line.height / 4,
          bottom: line.bottom - line.height / 4,
        };
        const part = { ...whole };
        let isScrolled = false;
        let isFixed = false;
        for (let box = text.parentElement; box && box !== root; box = box.parentElement) {
          const { overflowX, overflowY, position } = getComputedStyle(box);
          const edge = box.getBoundingClientRect();
          if (overflowX !== "visible") {
            part.left = Math.max(part.left, edge.left);
            part.right = Math.min(part.right, edge.right);
          }
          if (overflowY !== "visible") {
            part.top = Math.max(part.top, edge.top);
            part.bottom = Math.min(part.bottom, edge.bottom);
          }
          isScrolled ||= /auto|scroll/.test(overflowX + overflowY);
          isFixed ||= position === "fixed" || box.matches(":popover-open");
        }
        const isWhole = isScrolled || JSON.stringify(part) === JSON.stringify(whole);
        return { text, isWhole, isFixed, ...part };
      });
    }

    function overlap(one: Line, other: Line): boolean {
      return (
        one.isFixed === other.isFixed &&
        one.left < other.right &&
        other.left < one.right &&
        one.top < other.bottom &&
        other.top < one.bottom
      );
    }
  });
}

/**
 * Sets the text spacing of WCAG 2.2, success criterion 1.4.12.
 *
 * @returns a function that removes it.
 */
export async function widenSpacing(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p {
        margin-block-end: 2em !important;
      }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}
