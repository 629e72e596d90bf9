import { useState } from "react";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { useCopy } from "../../ui/use-copy.tsx";
import control from "../../ui/switch.module.css";
import { hasNamedText, setUpOf } from "../../address/set-up.ts";
import { writeSetUp } from "../../address/set-up-address.ts";
import { useTest } from "../../visit/use-store.ts";
import type { Visit } from "../../visit/visit.ts";
import styles from "./OptionsForm.module.css";

/** Copies a link that opens the test as it is set, with another text each time or with this one. */
export function CopySetUp({ visit }: { visit: Visit }) {
  const { copy, toCopy } = useCopy();
  const canHaveText = useTest(visit.test, ({ exercise }) => hasNamedText(exercise));
  const [hasText, setHasText] = useState(false);
  const [copied, setCopied] = useState<string | null>(null);

  async function copyLink(): Promise<boolean> {
    // Its own origin, so that the link works on every host.
    const link = `${location.origin}/${writeSetUp(setUpOf(visit, hasText))}`;
    const isCopied = await copy(link);
    setCopied(isCopied ? link : null);
    return isCopied;
  }

  return (
    <div className={styles.copy}>
      <ActionButton name="Copy link to this test" done="Copied" onPress={copyLink} />
      {canHaveText && (
        <label className={control.switch}>
          <input
            type="checkbox"
            checked={hasText}
            onChange={({ target }) => setHasText(target.checked)}
          />
          With the same text for everyone
        </label>
      )}
      <a href="/faq#addresses">What a link can set</a>
      {copied !== null && <output className={styles.copied}>{copied}</output>}
      {toCopy}
    </div>
  );
}
