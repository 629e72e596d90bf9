import { type ComponentType, lazy, useDeferredValue, useEffect, useSyncExternalStore } from "react";
import { createStore, type ReadonlyStore } from "./store.ts";

/** A module: `null` until it has loaded, `false` if it did not load. */
type LoadState<Module> = Module | null | false;

/** Code that loads before it is needed. */
export interface Preloadable<Module> extends ReadonlyStore<LoadState<Module>> {
  /** Loads it, unless it has loaded. If it is loading, tries again should that fail. */
  readonly preload: () => void;
}

const all = new Set<Preloadable<object>>();

let isPreloadingAll = false;

let isPaused = false;

/**
 * @param load called once, and again for each request after it failed
 * @param when "on demand" if it does not load with all code of the site, but even during a pause
 */
export function preloadable<Module extends object>(
  load: () => Promise<Module>,
  when: "idle" | "on demand" = "idle",
): Preloadable<Module> {
  const { getState, setState, subscribe } = createStore<LoadState<Module>>(null);
  let isRequested = false;
  let isRequestedAgain = false;

  const start = () => {
    isRequestedAgain = isRequested;
    if (isRequested) return;
    isRequested = true;
    load().then(setState, () => {
      isRequested = false;
      setState(false);
      // Requests that the loss of a connection ended may fail after it is back.
      if (isRequestedAgain) code.preload();
    });
  };

  const code: Preloadable<Module> = {
    getState,
    subscribe,
    preload() {
      if (!isPaused || when === "on demand") start();
    },
  };
  if (when === "idle") {
    all.add(code);
    if (isPreloadingAll) code.preload();
  }
  return code;
}

/** Loads all code of the site, and the code that it declares in turn. */
export function preloadAll(): void {
  isPreloadingAll = true;
  for (const code of all) code.preload();
}

/** Postpones all loads that have not begun. Returns a function that ends the pause and loads all code. */
export function pausePreloading(): () => void {
  isPaused = true;
  return () => {
    isPaused = false;
    preloadAll();
  };
}

/**
 * A component that is prerendered and needs its code only to react. Inside `Suspense`, it stays as it was
 * prerendered until its code has loaded.
 */
export function lazyPreloadable<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const code = preloadable(load);
  return lazy(
    () =>
      new Promise<{ default: ComponentType<Props> }>((resolve) => {
        const look = () => {
          const state = code.getState();
          if (state) resolve(state);
        };
        code.subscribe(look);
        look();
        if (import.meta.env.SSR) code.preload();
      }),
  );
}

/** Returns the code once it has loaded. It renders in a transition, so that the browser can show keys meanwhile. */
export function usePreloaded<Module>(code: Preloadable<Module>): LoadState<Module> {
  return useDeferredValue(useSyncExternalStore(code.subscribe, code.getState, () => null));
}

/** Like `usePreloaded`, but also loads the code. */
export function useLoaded<Module>(code: Preloadable<Module>): LoadState<Module> {
  useEffect(() => code.preload(), [code]);
  return usePreloaded(code);
}
