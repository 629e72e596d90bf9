import type { Milliseconds } from "../engine/trial/edit.ts";
import type { Exercise } from "../exercises/exercise.ts";
import { loadFaces } from "../exercises/load-faces.ts";
import { debounce } from "../ui/debounce.ts";
import type { ReadonlyStore } from "../ui/store.ts";
import { subscribeWhile } from "../ui/subscribe-while.ts";
import { limitCorrections } from "./field/limit-corrections.ts";
import { stopAtMistakes } from "./field/stop-at-mistakes.ts";
import { keepInView } from "./keep-in-view.ts";
import type { Options } from "./options.ts";
import { moveCaret } from "./field/move-caret.ts";
import { playEndSound, playKeySound } from "./sounds.ts";
import { subscribeToEnd } from "./store.ts";
import type { AttachedTest, Upgrade } from "./api.ts";
import { findLineStarts } from "./view/find-line-starts.ts";
import { placeBar } from "./view/place-bar.ts";
import { watchTime } from "./watch-time.ts";

/** What the test needs soon, but not to start. */
export function deferredUpgrades(options: ReadonlyStore<Options>): readonly Upgrade[] {
  return [
    watchTime,
    keepInView,
    focusOnTyping,
    findLineStarts,
    placeBar,
    goBackOnClick,
    closePanels,
    loadFacesOfExercises,
    stopAtMistakes(options),
    limitCorrections(options),
    ({ test }) =>
      subscribeToEnd(test, () => {
        if (options.getState().hasEndSound) playEndSound();
      }),
    applyKeyOptions(options),
  ];
}

/**
 * Leads a printable key into the field if nothing else has the focus, the first key included. The key then
 * writes there instead of scrolling the page.
 */
function focusOnTyping({ field }: AttachedTest): () => void {
  const lead = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLTextAreaElement) return;
    const { activeElement } = document;
    // Headings and the like have the focus only to be read out.
    const isFree = !activeElement || activeElement.matches('body, [tabindex="-1"]');
    const isPrintable = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isFree && isPrintable && !event.defaultPrevented) field.focus({ preventScroll: true });
  };
  addEventListener("keydown", lead);
  return () => removeEventListener("keydown", lead);
}

/** Moves the caret to the place of a misalignment when its mark in the passage is clicked. */
function goBackOnClick({ test, painter }: AttachedTest): () => void {
  const goBack = ({ target }: MouseEvent) => {
    const { misalignment } = test.getState();
    const mark = painter
      .elements()
      .find(({ run: { look } }) => look === "skipped" || look === "extra");
    if (misalignment && mark?.element === target) moveCaret(test, misalignment.start);
  };
  painter.box.addEventListener("click", goBack);
  return () => painter.box.removeEventListener("click", goBack);
}

/** Closes an open panel, such as the options, when what was chosen in it leads to the field. */
function closePanels({ field }: AttachedTest): () => void {
  const close = ({ relatedTarget }: FocusEvent) => {
    const panel = document.querySelector<HTMLElement>(":popover-open");
    // Safari focuses no radio button that is clicked.
    if (!(relatedTarget instanceof Node) || panel?.contains(relatedTarget)) panel?.hidePopover();
  };
  field.addEventListener("focus", close);
  return () => field.removeEventListener("focus", close);
}

/** Loads the font files of each exercise when it begins, because none may be fetched while it is typed. */
function loadFacesOfExercises({ test }: AttachedTest): () => void {
  const load = ({ text }: Exercise) => void loadFaces(text);
  load(test.getState().exercise);
  return test.stages.subscribe(({ exercise }) => exercise, load);
}

/** Without a key for so long, the typist has paused. */
const pause: Milliseconds = 2_000;

/** What options add to each key: its sound, and the page around the test fading until a pause or the end. */
function applyKeyOptions(options: ReadonlyStore<Options>): Upgrade {
  return (attached) =>
    subscribeWhile(
      options,
      ({ hasKeySounds, isFocused }) => hasKeySounds || isFocused || null,
      () => followKeys(attached, options),
    );
}

function followKeys({ test }: AttachedTest, options: ReadonlyStore<Options>): () => void {
  const { dataset } = document.documentElement;
  let { trial } = test.getState();
  const show = () => delete dataset["absorbed"];
  const pausing = debounce(pause, show);
  const comeBack = () => {
    pausing.cancel();
    show();
  };

  const unsubscribe = test.subscribe(() => {
    const before = trial;
    ({ trial } = test.getState());
    if (trial.inputStream === before.inputStream) return undefined;
    const { hasKeySounds, isFocused } = options.getState();
    if (hasKeySounds && trial.inputStream.length > before.inputStream.length) {
      playKeySound(trial.errors <= before.errors);
    }
    if (!isFocused || trial.phase !== "running") return comeBack();
    // Set once, so that the keys that follow change nothing of the page.
    if (!("absorbed" in dataset)) dataset["absorbed"] = "";
    pausing.poke();
    return undefined;
  });
  return () => {
    unsubscribe();
    comeBack();
  };
}
