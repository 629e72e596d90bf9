import { segmentEnds } from "./rival-run.ts";
import type { Rival } from "../exercises/rival.ts";
import type { TestStore } from "../visit/test-store.ts";
import { paintedText } from "../typing-test/view/painted-text.ts";
import { followTicks } from "./paint-race.ts";
import { racePlaces } from "./race-places.ts";

/**
 * Keeps a mark over the character that a rival has reached, and hides it while that character is not
 * in view, as in a long text.
 *
 * @param mark is positioned in the same frame as the passage
 * @param box holds the painted passage; `data-from` is the place of its first character
 * @returns a function that unsubscribes
 */
export function paintRivalMark(
  mark: HTMLElement,
  box: HTMLElement,
  test: TestStore,
  rival: Rival,
): () => void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
  return followTicks(test, () => {
    const { presented } = test.getState().trial;
    const place = Math.min(
      Math.floor(racePlaces(test.getState(), rival).rival),
      presented.length - 1,
    );
    const shown = isCalm.matches ? wordStart(presented, place) : place;
    const at = rectOf(box, presented, Number(box.dataset["from"] ?? 0), shown);
    mark.hidden = at === null;
    if (!at) return;
    mark.style.translate = `${at.x}px ${at.y}px`;
    mark.style.inlineSize = `${at.width}px`;
    mark.style.blockSize = `${at.height}px`;
  });
}

/** The start of the word at a place; in a script without spaces, of the segment. */
function wordStart(presented: readonly string[], place: number): number {
  const before = wordEnds(presented).findLast((end) => end <= place) ?? 0;
  return before < place && /^\s/u.test(presented[before] ?? "") ? before + 1 : before;
}

/** The words of the latest text, so that they are found once. */
let latest: { readonly presented: readonly string[]; readonly ends: readonly number[] } | null =
  null;

function wordEnds(presented: readonly string[]): readonly number[] {
  if (latest?.presented !== presented) latest = { presented, ends: segmentEnds(presented, 1) };
  return latest.ends;
}

/** The rectangle of a character, relative to the box; `null` if it is not painted or not in view. */
function rectOf(
  box: HTMLElement,
  presented: readonly string[],
  from: number,
  place: number,
): DOMRect | null {
  if (place < from) return null;
  let unit = presented.slice(from, place).map(paintedText).join("").length;
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.nodeValue ?? "";
    if (unit < length) {
      const range = document.createRange();
      range.setStart(node, unit);
      range.setEnd(node, Math.min(length, unit + (presented[place]?.length ?? 1)));
      return within(box.getBoundingClientRect(), range.getBoundingClientRect());
    }
    unit -= length;
  }
  return null;
}

function within(frame: DOMRect, rect: DOMRect): DOMRect | null {
  if (rect.top < frame.top - 1 || rect.bottom > frame.bottom + 1) return null;
  return new DOMRect(rect.x - frame.x, rect.y - frame.y, rect.width, rect.height);
}
