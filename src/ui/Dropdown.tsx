import { type ReactNode, useEffect, useState } from "react";
import { type Action, ActionOutcome, useAction } from "./ActionButton.tsx";
import button from "./button.module.css";
import styles from "./Dropdown.module.css";

/**
 * A button that opens a short list: below it, or at the foot of the window on a phone. Escape, a press
 * outside and moving the focus away close it.
 */
export function Dropdown({
  name,
  children,
}: {
  name: string;
  /**
   * Renders the list while it is open.
   *
   * @param close closes it and returns the focus to the button
   */
  children: (close: () => void) => ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null);
  const [panel, setPanel] = useState<HTMLFieldSetElement | null>(null);

  function close() {
    setIsOpen(false);
    opener?.focus();
  }

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: PointerEvent) => {
      const isInside = [opener, panel].some(
        (element) => target instanceof Node && element?.contains(target),
      );
      if (!isInside) setIsOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [isOpen, opener, panel]);

  return (
    // The keys are those of the controls in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.dropdown}
      onKeyDown={({ key }) => {
        if (isOpen && key === "Escape") close();
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <button
        ref={setOpener}
        type="button"
        className={`${button.button} ${styles.opener}`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {name}
      </button>
      {isOpen && (
        <>
          <div className={styles.shade} />
          <fieldset ref={setPanel} className={styles.panel} aria-label={name}>
            <div className={styles.head} aria-hidden="true">
              <strong>{name}</strong>
              <button type="button" tabIndex={-1} onClick={close}>
                ×
              </button>
            </div>
            {children(close)}
          </fieldset>
        </>
      )}
    </div>
  );
}

/** What an entry of a list does, in a few words. */
interface EntryProps {
  readonly name: string;
  readonly note: string;
  /** "CSV": the format of the file that it saves. */
  readonly format?: string;
  /** Gets the focus when the list opens. */
  readonly isFirst?: boolean;
}

/** An entry that says itself when it is done, and why not below it. */
export function ActionEntry({
  done,
  onPress,
  name,
  ...entry
}: EntryProps & { readonly done: string; readonly onPress: Action }) {
  const { run, ...outcome } = useAction(onPress);
  return (
    <>
      <Entry {...entry} name={name} shownName={outcome.doneCount > 0 ? done : name} onPress={run} />
      <ActionOutcome {...outcome} done={done} />
    </>
  );
}

/** An entry that leads elsewhere. */
export function Entry({
  name,
  shownName = name,
  note,
  format = "",
  isFirst = false,
  onPress,
}: EntryProps & { readonly shownName?: string; readonly onPress: () => void }) {
  const noteId = `about-${name.toLowerCase().replaceAll(/\W+/g, "-")}`;
  return (
    <button
      ref={isFirst ? focusOnMount : undefined}
      type="button"
      className={styles.entry}
      aria-label={shownName}
      aria-describedby={noteId}
      onClick={onPress}
    >
      <strong>{shownName}</strong>
      <small className={styles.format}>{format}</small>
      <span id={noteId}>{note}</span>
    </button>
  );
}

function focusOnMount(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
