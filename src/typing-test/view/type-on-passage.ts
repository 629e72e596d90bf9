import type { TranscribedText } from "../../engine/trial/transcribed-text.ts";
import { subscribeWhile } from "../../ui/store.ts";
import type { AttachedTest } from "../api.ts";
import type { TestState } from "../store.ts";
import { rectOf } from "./painted-places.ts";
import styles from "./type-on-passage.module.css";

/** Lays the field invisibly over the passage while the option is on, until the test is finished. */
export function typeOnPassage(attached: AttachedTest): () => void {
  const { test } = attached;
  const isUnfinished = ({ trial }: TestState) => trial.phase !== "finished";
  return subscribeWhile(
    test.options,
    ({ isTypedOnPassage }) => isTypedOnPassage,
    () => subscribeWhile(test, isUnfinished, () => layFieldOverPassage(attached)),
  );
}

/** Marks in the passage what the field would show: the composition, and a caret that is not at the end. */
function layFieldOverPassage({ test, field, painter, frame: { form } }: AttachedTest): () => void {
  const mark = document.createElement("span");
  mark.ariaHidden = "true";
  mark.hidden = true;

  const update = () => {
    const { presented, transcribed, composing } = test.getState().trial;
    const isAtEnd = field.selectionEnd >= transcribed.text.length;
    if (isAtEnd && !composing) {
      // Setting it again would make the browser compute styles again.
      if (!mark.hidden) mark.hidden = true;
      return;
    }
    const position = composing?.start ?? positionOf(field.selectionEnd, transcribed);
    const place = rectOf(painter, presented, Math.min(position, presented.length - 1));
    mark.hidden = place === null;
    if (!place) return;
    mark.className = (composing ? styles.composition : styles.caret) ?? "";
    mark.textContent = composing
      ? transcribed.graphemes.slice(composing.start, composing.end).join("")
      : "";
    placeMark(mark, place, painter.box);
    if (composing && isAtEnd) scrollCaretTo(field, place.y);
  };

  form.setAttribute("data-overlaid", "");
  painter.box.after(mark);
  const unsubscribe = painter.subscribe(update);
  document.addEventListener("selectionchange", update);
  painter.box.addEventListener("scroll", update);
  return () => {
    unsubscribe();
    document.removeEventListener("selectionchange", update);
    painter.box.removeEventListener("scroll", update);
    mark.remove();
    form.removeAttribute("data-overlaid");
  };
}

/** The position, in graphemes, of an offset in UTF-16 code units. */
function positionOf(offset: number, { graphemes }: TranscribedText): number {
  let units = 0;
  let position = 0;
  for (const grapheme of graphemes) {
    units += grapheme.length;
    if (units > offset) break;
    position += 1;
  }
  return position;
}

/** Places a mark at the start of a character; the styles do the rest by its share of the width. */
function placeMark(mark: HTMLElement, place: DOMRect, box: HTMLElement): void {
  const start = box.dir === "rtl" ? place.right : place.left;
  mark.style.setProperty("--share", `${start / box.clientWidth}`);
  mark.style.setProperty("--top", `${place.top}px`);
  mark.style.setProperty("--height", `${place.height}px`);
  mark.toggleAttribute("data-is-below", place.top < place.height);
}

/** Scrolls the last line of the field to a height, because input methods open their lists at the caret. */
function scrollCaretTo(field: HTMLTextAreaElement, top: number): void {
  const { paddingBottom, lineHeight } = getComputedStyle(field);
  const below = Number.parseFloat(paddingBottom) + Number.parseFloat(lineHeight);
  field.scrollTop = field.scrollHeight - below - top;
}
