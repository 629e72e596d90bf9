import { useEffect, useState } from "react";

/**
 * Code that loads once a component that needs it is rendered.
 *
 * @param load the same function at every render; its import returns the same module each time
 */
export function useImported<Module extends object>(
  load: () => Promise<Module>,
): "waiting" | "failed" | Module {
  const [code, setCode] = useState<"waiting" | "failed" | Module>("waiting");
  useEffect(() => {
    let isRendered = true;
    const set = (next: Module | "failed") => {
      if (isRendered) setCode(next);
    };
    load().then(set, () => set("failed"));
    return () => {
      isRendered = false;
    };
  }, [load]);
  return code;
}
