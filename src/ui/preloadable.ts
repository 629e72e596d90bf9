import { type ComponentType, lazy, useDeferredValue, useSyncExternalStore } from "react";

/** Code that is fetched ahead of its need: on its way, not to be had, or here. */
export interface Preloadable<Module> {
  readonly getState: () => "waiting" | "failed" | Module;
  /** Fetches it, unless it is here or on its way; what failed is tried again. */
  readonly preload: () => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

const all = new Set<Preloadable<object>>();

let areAllWanted = false;

/** What is wanted while fetching is held back. */
const heldBack = new Set<() => void>();

let holds = 0;

/** @param load fetches the code, called once or, where that fails, once for each time it is wanted */
export function preloadable<Module extends object>(
  load: () => Promise<Module>,
): Preloadable<Module> {
  const followers = new Set<() => void>();
  let state: "waiting" | "failed" | Module = "waiting";
  let isOnItsWay = false;

  const become = (next: typeof state) => {
    state = next;
    isOnItsWay = typeof next === "object";
    for (const onChange of followers) onChange();
  };
  const start = () => {
    if (isOnItsWay) return;
    isOnItsWay = true;
    load().then(become, () => become("failed"));
  };

  const code: Preloadable<Module> = {
    getState: () => state,
    preload: () => void (holds > 0 ? heldBack.add(start) : start()),
    subscribe(onChange) {
      followers.add(onChange);
      return () => followers.delete(onChange);
    },
  };
  all.add(code);
  if (areAllWanted) code.preload();
  return code;
}

/** Fetches all code of the site that is not here yet, and what that code brings with it. */
export function preloadAll(): void {
  areAllWanted = true;
  for (const code of all) code.preload();
}

/**
 * Has nothing start to be fetched from now on; what is wanted meanwhile is fetched afterwards.
 *
 * @returns what ends it.
 */
export function pausePreloading(): () => void {
  holds += 1;
  return () => {
    holds -= 1;
    if (holds > 0) return;
    const starts = [...heldBack];
    heldBack.clear();
    for (const start of starts) start();
  };
}

/**
 * For what is prerendered and needs its code only to react: stays as it was sent until the code is
 * here, and for good where it does not come. Within `Suspense`.
 */
export function lazyPreloadable<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const code = preloadable(load);
  return lazy(
    () =>
      new Promise<{ default: ComponentType<Props> }>((resolve) => {
        const look = () => {
          const state = code.getState();
          if (typeof state === "object") resolve(state);
        };
        code.subscribe(look);
        look();
        if (import.meta.env.SSR) code.preload();
      }),
  );
}

/** The code once it is here, rendered anew when it comes: in steps, between which keys are shown. */
export function usePreloaded<Module>(code: Preloadable<Module>): "waiting" | "failed" | Module {
  return useDeferredValue(useSyncExternalStore(code.subscribe, code.getState, () => "waiting"));
}
