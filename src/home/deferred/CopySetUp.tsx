import { ActionButton } from "../../ui/ActionButton.tsx";
import { useCopy } from "../../ui/use-copy.tsx";
import { setUpOf } from "../../address/set-up.ts";
import { writeSetUp } from "../../address/set-up-address.ts";
import type { Visit } from "../../visit/visit.ts";
import styles from "./OptionsForm.module.css";

/** Copies a link that opens the test as it is set. */
export function CopySetUp({ visit }: { visit: Visit }) {
  const { copy, toCopy } = useCopy();
  return (
    <div className={styles.copy}>
      <ActionButton
        name="Copy link to this test"
        done="Copied"
        // Its own origin, so that the link works on every host.
        onPress={() => copy(`${location.origin}/${writeSetUp(setUpOf(visit))}`)}
      />
      <a href="/faq#addresses">What a link can set</a>
      {toCopy}
    </div>
  );
}
