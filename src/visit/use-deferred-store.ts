import { startTransition, useEffect, useState } from "react";
import type { ReadonlyStore } from "../ui/store.ts";

/** The state of a store, rendered after more urgent changes. */
export function useDeferredStore<State>(source: ReadonlyStore<State>): State {
  const [state, setState] = useState(source.getState);
  useEffect(() => {
    const update = () => startTransition(() => setState(source.getState));
    update();
    return source.subscribe(update);
  }, [source]);
  return state;
}
