import type { FieldInput, listenToField } from "./field/listen-to-field.ts";

/** What the inline script received from the visitor before the test was created. */
interface EarlyInput {
  /** Calls `receive` with what was typed, and from now on with each input; returns a function that unsubscribes. */
  readonly listen: (receive: (input: FieldInput) => void) => () => void;
  /**
   * Calls `pick` with the level picked last, if nothing was typed since, and from now on with each; returns
   * a function that unsubscribes.
   */
  readonly listenToLevels: (pick: PickLevel) => () => void;
}

/** @param keepsFocus whether the focus stays on it, because more keys may follow */
type PickLevel = (level: string, keepsFocus: boolean) => void;

declare global {
  interface Window {
    keypaceEarlyInput?: EarlyInput;
  }
}

/**
 * Runs in the page before any file has arrived, serialized, so it must stand alone: draws a passage at
 * random in place of the prerendered one, focuses the field, and collects what is typed until the test
 * takes over. If the address asks for something, the page waits for it.
 *
 * @param ids of the field, the text, the painted passage and the levels
 */
export function prepareFirstTest(
  listen: typeof listenToField,
  ids: readonly string[],
  passages: readonly string[],
): void {
  const [field, text, box, levels] = ids.map((id) => document.getElementById(id));
  const [current, pending] = box?.children ?? [];
  const passage = passages[Math.floor(Math.random() * passages.length)];
  if (!(field instanceof HTMLTextAreaElement) || !text || !levels || !passage) return;
  if (!current || !pending) return;

  text.textContent = passage;
  current.textContent = passage.slice(0, 1);
  pending.textContent = passage.slice(1);

  // See Passage.module.css: the prerendered passage is hidden until now.
  const root = document.querySelector("#root");
  root?.setAttribute("data-drawn", "");

  // See Home.module.css: it stays hidden if the address asks for something else.
  const { hash } = location;
  const isPlace = document.getElementById(hash.slice(1)) !== null;
  if (hash !== "" && !isPlace) root?.setAttribute("data-asked", "");

  // With a keyboard at hand, visitors who arrive and type are typing the test.
  const hasPointer = matchMedia("(hover: hover) and (pointer: fine)").matches;
  if (hasPointer && hash === "" && document.activeElement === document.body) {
    field.focus({ preventScroll: true });
  }

  const inputs: FieldInput[] = [];
  let level = "";
  let receive = (input: FieldInput) => {
    inputs.push(input);
    level = "";
  };
  let pick: PickLevel = (picked) => {
    level = picked;
  };
  const stop = listen(field, (input) => receive(input));
  // Not the radio that is checked: a browser may restore it without the visitor picking it. Picking it again
  // fires no change event.
  const onClick = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) pick(target.value, target.matches(":focus-visible"));
  };
  levels.addEventListener("click", onClick);
  window.keypaceEarlyInput = {
    listen(next) {
      inputs.forEach(next);
      receive = next;
      return stop;
    },
    listenToLevels(next) {
      if (level) next(level, false);
      pick = next;
      return () => levels.removeEventListener("click", onClick);
    },
  };
}
