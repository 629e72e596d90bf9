import type { Milliseconds } from "../engine/trial/edit.ts";
import { debounce } from "../ui/debounce.ts";
import type { Options } from "../visit/options.ts";
import type { Visit } from "../visit/visit.ts";
import { subscribeWhile } from "../ui/subscribe-while.ts";
import { playKeySound } from "./sounds.ts";

/** Without a key for so long, who types has paused. */
const pause: Milliseconds = 2_000;

/**
 * What options add to each key: its sound, and the page fading around the test until the typist pauses
 * or is done. With neither, a key costs nothing here.
 *
 * @returns what ends it.
 */
export function applyKeyOptions(visit: Visit): () => void {
  const isWanted = ({ hasKeySounds, isFocused }: Options) => hasKeySounds || isFocused || null;
  return subscribeWhile(visit.options, isWanted, () => followKeys(visit));
}

function followKeys({ test, options }: Visit): () => void {
  const { dataset } = document.documentElement;
  let { trial } = test.getState();
  const show = () => delete dataset["absorbed"];
  const pausing = debounce(pause, show);
  const comeBack = () => {
    pausing.cancel();
    show();
  };

  const stop = test.subscribe(() => {
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
    stop();
    comeBack();
  };
}
