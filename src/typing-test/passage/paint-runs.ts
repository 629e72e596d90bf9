import type { Run } from "../../engine/trial/runs.ts";
import states from "../../styles/character-states.module.css";
import { paintedText } from "./painted-text.ts";

/**
 * Shows runs in a box in place of those that it shows.
 *
 * @param isAnew whether all elements are made anew, which the document takes as one change, however
 *   many there are. Otherwise runs of the same states as before keep their elements, and only the
 *   texts that differ are written: from key to key the run before the caret, the character under it,
 *   and the rest.
 */
export function paintRuns(box: HTMLElement, runs: readonly Run[], isAnew: boolean): void {
  const texts = isAnew ? null : textsOf(box, runs);
  if (!texts) {
    box.replaceChildren(...runs.map(elementOf));
    return;
  }
  for (const [index, text] of texts.entries()) {
    const shown = paintedText(runs[index]?.text ?? "");
    if (text.nodeValue !== shown) text.nodeValue = shown;
  }
}

/** The texts of elements that can show the runs; null where the box has others, as after an extension was at it. */
function textsOf(box: HTMLElement, runs: readonly Run[]): readonly Text[] | null {
  if (box.childNodes.length !== runs.length) return null;
  const texts: Text[] = [];
  for (const [index, { state }] of runs.entries()) {
    const element = box.children[index];
    const text = element?.firstChild;
    if (element?.getAttribute("data-state") !== state || !(text instanceof Text)) return null;
    texts.push(text);
  }
  return texts;
}

function elementOf({ state, text }: Run): HTMLElement {
  const element = document.createElement("span");
  element.dataset["state"] = state;
  element.className = states[state] ?? "";
  element.textContent = paintedText(text);
  return element;
}
