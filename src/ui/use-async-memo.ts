import { useEffect, useEffectEvent, useState } from "react";

/**
 * Returns what `make` resolves to for this input, and `undefined` until then. A result for an earlier
 * input is ignored, and its signal aborts.
 *
 * @param make must not reject
 */
export function useAsyncMemo<Input, Value>(
  input: Input,
  make: (input: Input, signal: AbortSignal) => Promise<Value>,
): Value | undefined {
  const [made, setMade] = useState<{ readonly of: Input; readonly value: Value }>();
  const start = useEffectEvent(make);
  useEffect(() => {
    const stop = new AbortController();
    void start(input, stop.signal).then((value) => {
      if (!stop.signal.aborted) setMade({ of: input, value });
    });
    return () => stop.abort();
  }, [input]);
  return made?.of === input ? made.value : undefined;
}
