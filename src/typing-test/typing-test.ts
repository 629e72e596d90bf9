import type { Milliseconds } from "../engine/trial/edit.ts";
import type { Exercise } from "../exercises/exercise.ts";
import { createStore, subscribeWhile } from "../ui/store.ts";
import type { FieldAndPainter, FrameElements, TestElements, TypingTest, Upgrade } from "./api.ts";
import type { FieldInput } from "./field/listen-to-field.ts";
import { readInput } from "./field/read-input.ts";
import { defaultOptions } from "./options.ts";
import { createTestStore, runningSince, type TestAction, type TestStore } from "./store.ts";
import { paintLiveStats } from "./view/paint-live-stats.ts";
import { paintPassage } from "./view/paint-passage.ts";

/** From the specification. */
export const tickInterval: Milliseconds = 100;

/** From the specification. */
const refocusDelay: Milliseconds = 100;

/** Creates a test that lives as long as the tab. It does not touch the page before it is attached. */
export function createTypingTest(opening: Exercise): TypingTest {
  const store = createTestStore(opening);
  /** Each upgrade with its cleanup function, if it is started. */
  const upgrades = new Map<Upgrade, (() => void) | null>();
  let attachment: Attachment | null = null;
  let frame: FrameElements | null = null;
  let stopStats = () => {};
  let refocus: ReturnType<typeof setTimeout> | undefined;

  const dispatch = (action: TestAction) => {
    if (action.kind === "begin" && attachment) attachment.field.value = "";
    store.dispatch(action);
    if (action.kind !== "begin") return;
    clearTimeout(refocus);
    if (!action.keepsFocus) refocus = setTimeout(() => attachment?.field.focus(), refocusDelay);
  };
  const startUpgrades = () => {
    if (!attachment || !frame) return;
    for (const [upgrade, stop] of upgrades) {
      if (!stop) upgrades.set(upgrade, upgrade({ ...attachment, frame, test }));
    }
  };
  const detach = () => {
    for (const [upgrade, stop] of upgrades) {
      stop?.();
      upgrades.set(upgrade, null);
    }
    attachment?.stop();
    attachment = null;
    frame = null;
  };

  const test: TypingTest = {
    ...store,
    options: createStore(defaultOptions),
    dispatch,
    attach(elements) {
      const { field, passage } = elements;
      if (attachment?.field !== field || attachment.painter.box !== passage) {
        detach();
        attachment = attachElements(test, elements);
      }
      frame = elements.frame ?? frame;
      startUpgrades();
      return detach;
    },
    attachStats(elements) {
      stopStats();
      stopStats = paintLiveStats(elements, test);
      return stopStats;
    },
    upgrade(...added) {
      for (const upgrade of added) upgrades.set(upgrade, upgrades.get(upgrade) ?? null);
      startUpgrades();
      return () => {
        for (const upgrade of added) {
          upgrades.get(upgrade)?.();
          upgrades.delete(upgrade);
        }
      };
    },
    attached: () => attachment,
  };
  startClock(test);
  return test;
}

/** Dispatches ticks while a test is running. At ticks everything but the passage is painted. */
function startClock(test: TestStore): void {
  subscribeWhile(test, runningSince, () => {
    const timer = setInterval(
      () => test.dispatch({ kind: "tick", now: performance.now() }),
      tickInterval,
    );
    return () => clearInterval(timer);
  });
}

/** What a test listens to and paints, until it stops. */
interface Attachment extends FieldAndPainter {
  readonly stop: () => void;
}

function attachElements(test: TestStore, { field, listen, passage }: TestElements): Attachment {
  const receive = (input: FieldInput) =>
    test.dispatch({ kind: "input", change: (trial) => readInput(trial, input) });
  const stopListening = listen(receive);
  const { value } = field;
  const { text } = test.getState().trial.transcribed;
  const at = performance.now();
  if (value === "") field.value = text;
  else if (value !== text) {
    receive({ value, inputType: "prefilled", data: null, isComposing: false, at, keys: [] });
  }
  const showPlaceholder = hidePlaceholder(field, test);
  const painter = paintPassage(passage, test);
  return {
    field,
    painter,
    stop() {
      stopListening();
      showPlaceholder();
      painter.stop();
    },
  };
}

/**
 * Removes the placeholder while the field has text, because with one browsers take a tenth longer for each
 * key. Returns a cleanup function that puts it back.
 */
function hidePlaceholder(field: HTMLTextAreaElement, test: TestStore): () => void {
  return subscribeWhile(
    test,
    ({ trial }) => trial.transcribed.graphemes.length > 0,
    () => {
      const { placeholder } = field;
      field.removeAttribute("placeholder");
      return () => {
        // React may have rendered another placeholder meanwhile.
        field.placeholder ||= placeholder;
      };
    },
  );
}
