import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { Button } from "./Button.tsx";
import { focusUntilBlur } from "./focus.ts";

/** A button right below a table that shows more of its rows, and is gone once all are shown. */
export function ShowMore({ onShow, children }: { onShow: () => void; children: ReactNode }) {
  function show(button: HTMLButtonElement) {
    const table = button.parentElement?.previousElementSibling;
    const rows = table instanceof HTMLTableElement ? table.tBodies[0]?.rows : undefined;
    const shown = rows?.length ?? 0;
    flushSync(onShow);
    const next = rows?.[shown];
    // A button that is gone has lost the focus.
    if (next && !button.isConnected) focusUntilBlur(next);
  }
  return (
    <p>
      <Button onClick={({ currentTarget }) => show(currentTarget)}>{children}</Button>
    </p>
  );
}
