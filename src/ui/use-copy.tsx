import { type ReactNode, useState } from "react";
import input from "./input.module.css";
import { copyText } from "./save-and-copy.ts";
import styles from "./use-copy.module.css";

/** Copies a text and, if the browser refuses, shows it selected in a field. */
export function useCopy(): {
  /** @returns whether it was copied. */
  readonly copy: (text: string) => Promise<boolean>;
  /** The field, while it shows a text. */
  readonly toCopy: ReactNode;
} {
  const [refused, setRefused] = useState<{ text: string; count: number } | null>(null);

  async function copy(text: string): Promise<boolean> {
    const isCopied = await copyText(text);
    setRefused((before) => (isCopied ? null : { text, count: (before?.count ?? 0) + 1 }));
    return isCopied;
  }

  const toCopy = refused && (
    <label className={styles.toCopy}>
      Your browser blocked copying. The text is selected for you to copy:
      <textarea
        // A new field each time, so that it is selected each time.
        key={refused.count}
        ref={selectAll}
        className={input.input}
        readOnly
        rows={refused.text.split("\n").length}
        value={refused.text}
      />
    </label>
  );
  return { copy, toCopy };
}

function selectAll(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
