import { useEffect, useState } from "react";
import { whenIdle } from "./when-idle.ts";

/** Whether the page has come to rest since it was opened. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
