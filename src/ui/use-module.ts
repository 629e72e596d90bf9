import { useEffect, useState } from "react";

/** Code fetched ahead of its need: on its way, here, or not to be had. */
export type Ahead<Module> = "waiting" | "failed" | Module;

/**
 * Fetches a module once it is wanted.
 *
 * @param load the same function at each render
 */
export function useModule<Module extends object>(
  load: () => Promise<Module>,
  isWanted: boolean,
): Ahead<Module> {
  const [module, setModule] = useState<Ahead<Module>>("waiting");
  useEffect(() => {
    if (isWanted) load().then(setModule, () => setModule("failed"));
  }, [load, isWanted]);
  return module;
}
