import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { useAsyncMemo } from "./use-async-memo.ts";

test("the value is that of the latest input, even if an earlier one resolves later", async () => {
  const started = new Map<string, { resolve: (value: string) => void; signal: AbortSignal }>();
  const make = (input: string, signal: AbortSignal) =>
    new Promise<string>((resolve) => started.set(input, { resolve, signal }));
  const { result, rerender } = await renderHook((input?: string) =>
    useAsyncMemo(input ?? "first", make),
  );
  await rerender("second");
  expect(started.get("first")?.signal.aborted).toBe(true);
  expect(started.get("second")?.signal.aborted).toBe(false);

  started.get("second")?.resolve("of second");
  await expect.poll(() => result.current).toBe("of second");
  started.get("first")?.resolve("of first");
  await rerender("second");
  expect(result.current).toBe("of second");

  await rerender("third");
  expect(result.current).toBeUndefined();
});
