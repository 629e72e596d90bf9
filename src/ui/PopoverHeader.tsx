import styles from "./PopoverHeader.module.css";

/** The name of a popover and a button that closes it, where it covers the button that opened it. */
export function PopoverHeader({ name, popoverId }: { name: string; popoverId: string }) {
  return (
    <div className={styles.header}>
      <strong aria-hidden="true">{name}</strong>
      <button type="button" aria-label="Close" popoverTarget={popoverId}>
        ×
      </button>
    </div>
  );
}
