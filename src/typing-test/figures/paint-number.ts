import type { TestState, TestStore } from "../../visit/test-store.ts";

/**
 * Keeps a number of a test as it is, without React, which takes longer to find out what a key changes
 * than the change takes (decision 4).
 *
 * @param element holds the number as its only text
 * @returns what ends it
 */
export function paintNumber(
  element: HTMLElement,
  test: TestStore,
  of: (state: TestState) => number,
): () => void {
  const paint = () => {
    const node = element.firstChild;
    const text = `${of(test.state())}`;
    if (node && node.nodeValue !== text) node.nodeValue = text;
  };
  paint();
  return test.follow(paint);
}
