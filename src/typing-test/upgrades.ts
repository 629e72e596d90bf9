import { wrongCharacters } from "../engine/metrics/live-stats.ts";
import { unitsBefore } from "../engine/trial/transcribed-text.ts";
import type { Exercise } from "../exercises/exercise.ts";
import { loadFaces } from "../exercises/load-faces.ts";
import { refuseKeys } from "./field/refuse-keys.ts";
import { keepInView } from "./keep-in-view.ts";
import { dimSurroundings } from "./dim-surroundings.ts";
import { playSound } from "./sounds.ts";
import { subscribeToEnd } from "./store.ts";
import type { AttachedTest, TypingTest, Upgrade } from "./api.ts";
import { findLineStarts } from "./view/find-line-starts.ts";
import { typeOnPassage } from "./view/type-on-passage.ts";
import { watchTime } from "./watch-time.ts";

/** The upgrades that the test needs soon, but not to start. */
export const deferredUpgrades: readonly Upgrade[] = [
  watchTime,
  keepInView,
  focusOnTyping,
  findLineStarts,
  typeOnClick,
  closePanels,
  loadFacesOfExercises,
  refuseKeys,
  playSounds,
  dimSurroundings,
  typeOnPassage,
];

/**
 * Focuses the field when a printable key is pressed and nothing else has the focus, or only a button, which
 * such a key does not press. The key then writes there instead of scrolling the page.
 */
function focusOnTyping({ test, field }: AttachedTest): () => void {
  /** Whether a pointer, and not Tab, chose what has the focus. */
  let isByPointer = !document.activeElement?.matches(":focus-visible");
  const onPointerDown = () => {
    isByPointer = true;
  };
  const onKeyDown = (event: Event & Partial<KeyboardEvent>) => {
    // Browsers and extensions that fill in fields send plain events, which have no key.
    const { key = "", target } = event;
    if (target instanceof HTMLTextAreaElement) return;
    if (key === "Tab") isByPointer = false;
    const { activeElement } = document;
    // Headings and the like have the focus only to be read out. A space presses a button, unless the button
    // was clicked and the space is part of the text that is being typed.
    const isButtonFree = key !== " " || (isByPointer && test.getState().trial.phase === "running");
    const free = `body, [tabindex="-1"]${isButtonFree ? ", button" : ""}`;
    const isFree = !activeElement || activeElement.matches(free);
    const isPrintable = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isFree && isPrintable && !event.defaultPrevented) field.focus({ preventScroll: true });
  };
  const listening = new AbortController();
  addEventListener("pointerdown", onPointerDown, listening);
  addEventListener("keydown", onKeyDown, listening);
  return () => listening.abort();
}

/** Focuses the field when the passage is clicked, at the place of a misalignment if its mark is. */
function typeOnClick({ test, field, painter }: AttachedTest): () => void {
  const focus = ({ target }: MouseEvent) => {
    const { misalignment } = test.getState();
    const mark = painter
      .elements()
      .find(({ run: { look } }) => look === "skipped" || look === "extra");
    if (misalignment && mark?.element === target) moveCaret(test, misalignment.start);
    // Visitors may have selected a word to copy it.
    else if (getSelection()?.isCollapsed) field.focus();
  };
  painter.box.addEventListener("click", focus);
  return () => painter.box.removeEventListener("click", focus);
}

/** Focuses the field with the caret before the character typed for a position. */
export function moveCaret(test: TypingTest, position: number): void {
  const { field } = test.attached() ?? {};
  const unit = unitsBefore(test.getState().trial.transcribed, position);
  field?.focus();
  field?.setSelectionRange(unit, unit);
}

/** Closes an open panel, such as the options, when a choice in it moves the focus to the field. */
function closePanels({ field }: AttachedTest): () => void {
  const close = ({ relatedTarget }: FocusEvent) => {
    const panel = document.querySelector<HTMLElement>(":popover-open");
    // Safari focuses no radio button that is clicked. The panel's own button has the focus before a choice.
    const isOfPanel =
      !(relatedTarget instanceof Element) ||
      panel?.contains(relatedTarget) ||
      relatedTarget.matches("[popovertarget]");
    if (isOfPanel) panel?.hidePopover();
  };
  field.addEventListener("focus", close);
  return () => field.removeEventListener("focus", close);
}

/** Loads the font files of each exercise when it begins, because none may be fetched while it is typed. */
function loadFacesOfExercises({ test }: AttachedTest): () => void {
  const load = ({ text }: Exercise) => void loadFaces(text);
  load(test.getState().exercise);
  return test.subscribe(({ exercise }) => exercise, load);
}

/** Plays the sounds that the options ask for: one with each key, one at the end of each test. */
function playSounds({ test }: AttachedTest): () => void {
  const stopKeys = test.subscribe(
    ({ trial }) => trial,
    (trial, before) => {
      if (!test.options.getState().hasKeySounds) return;
      const isInput = trial.inputStream.length > before.inputStream.length;
      const isRight = wrongCharacters(trial) <= wrongCharacters(before);
      if (isInput) playSound(isRight ? "rightKey" : "wrongKey");
    },
  );
  const stopEnds = subscribeToEnd(test, () => {
    if (test.options.getState().hasEndSound) playSound("end");
  });
  return () => {
    stopKeys();
    stopEnds();
  };
}
