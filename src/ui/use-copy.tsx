import { type ReactNode, useState } from "react";
import { copyText } from "./save-and-copy.ts";
import styles from "./use-copy.module.css";

/** Copies an address and, where the browser refuses, shows it selected in a field. */
export function useCopy(): {
  /** @returns whether it was copied. */
  readonly copy: (address: string) => Promise<boolean>;
  /** The field, for as long as there is something in it. */
  readonly toCopy: ReactNode;
} {
  const [refused, setRefused] = useState<{ address: string; count: number } | null>(null);

  async function copy(address: string): Promise<boolean> {
    const isCopied = await copyText(address);
    setRefused((before) => (isCopied ? null : { address, count: (before?.count ?? 0) + 1 }));
    return isCopied;
  }

  const toCopy = refused && (
    <label className={styles.toCopy}>
      The browser refused to copy. The address is selected:
      <input
        // Another one each time, so that it is selected each time.
        key={refused.count}
        ref={selectAll}
        readOnly
        value={refused.address}
      />
    </label>
  );
  return { copy, toCopy };
}

/** Puts the focus into a field, with all of its text to be copied by a key. */
export function selectAll(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
