import { useState } from "react";
import { site } from "../../content/site.ts";
import button from "../../ui/button.module.css";
import { copyText } from "./copy-text.ts";
import styles from "./KeepIt.module.css";
import type { KeptResult } from "./kept-result.ts";
import { resultAsText } from "./result-as-text.ts";
import { resultLink } from "./result-link.ts";

/** The result as text and as a link, copied; where the browser refuses that, shown to be copied by hand. */
export function WordsToKeep({
  result,
  onOutcome,
}: {
  result: KeptResult;
  onOutcome: (outcome: string) => void;
}) {
  const [refused, setRefused] = useState<string | null>(null);

  async function copy(text: string, outcome: string) {
    const isCopied = await copyText(text);
    setRefused(isCopied ? null : text);
    onOutcome(isCopied ? outcome : "The browser refused to copy. The text to copy is selected.");
  }

  return (
    <div className={styles.way}>
      <h4>Text and link</h4>
      <div className={styles.buttons}>
        <button
          type="button"
          className={button.button}
          onClick={() => void copy(resultAsText(result, site), "Text copied.")}
        >
          Copy as text
        </button>
        <button
          type="button"
          className={button.button}
          // Of the address the visitor is at, so that it leads there wherever that is.
          onClick={() => void copy(resultLink(result, location.origin), "Link copied.")}
        >
          Copy link
        </button>
      </div>
      {refused !== null && (
        <textarea
          key={refused}
          ref={selectAll}
          className={styles.refused}
          aria-label="To copy"
          readOnly
          rows={refused.split("\n").length}
          value={refused}
        />
      )}
      <p>
        The link holds the figures and not what you typed. Whoever opens it reads that they are
        claimed and were not verified.
      </p>
    </div>
  );
}

function selectAll(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
