import { ActionButton } from "../../ui/ActionButton.tsx";
import { useCopy } from "../../ui/use-copy.tsx";
import { setUpOf } from "../../address/set-up-of.ts";
import { writeSetUp } from "../../address/set-up-address.ts";
import type { Visit } from "../../visit/visit.ts";
import styles from "./OptionsForm.module.css";

/** Hands over the address that opens the test as it is set. */
export function CopySetUp({ visit }: { visit: Visit }) {
  const { copy, toCopy } = useCopy();
  return (
    <div className={styles.copy}>
      <ActionButton
        name="Copy the address of this set-up"
        done="Copied"
        // Of the address the visitor is at, so that it leads there wherever that is.
        onPress={() => copy(`${location.origin}/${writeSetUp(setUpOf(visit))}`)}
      />
      <a href="/faq#addresses">What an address can hold</a>
      {toCopy}
    </div>
  );
}
