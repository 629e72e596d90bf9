import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { type Action, useAction } from "./ActionButton.tsx";
import { Button } from "./Button.tsx";
import styles from "./Dropdown.module.css";
import { focusOnOpen } from "./focus.ts";
import { PopoverHeader } from "./PopoverHeader.tsx";

/**
 * A button that opens a short list: below it, or at the foot of a phone or a low window. Escape, a press
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
  const [panel, setPanel] = useState<HTMLFieldSetElement | null>(null);
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null);
  const close = () => {
    panel?.hidePopover();
    showFocusedOpener();
  };
  /** Browsers return the focus without scrolling, but entries of a long list scroll the page. */
  function showFocusedOpener() {
    if (opener === document.activeElement) opener?.scrollIntoView({ block: "nearest" });
  }
  const id = `${name.toLowerCase()}-list`;
  return (
    <div
      className="not-printed"
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <Button ref={setOpener} className={styles.opener} popoverTarget={id}>
        {name}
      </Button>
      <fieldset
        ref={setPanel}
        id={id}
        popover="auto"
        className={styles.panel}
        aria-label={name}
        // Runs before the list opens, when the browser looks for what to focus, and after the browser has
        // returned the focus.
        onBeforeToggle={({ newState }) => {
          if (newState === "open") flushSync(() => setIsOpen(true));
        }}
        onToggle={({ newState }) => {
          setIsOpen(newState === "open");
          if (newState === "closed") showFocusedOpener();
        }}
      >
        {isOpen && (
          <>
            <PopoverHeader name={name} popoverId={id} />
            {children(close)}
          </>
        )}
      </fieldset>
    </div>
  );
}

/** An entry, which shows when its action is done. If it fails, the reason is shown below. */
export function DropdownEntry({
  name,
  note,
  done = "",
  onPress,
}: {
  name: string;
  /** What it does, in a few words. */
  note: string;
  /** "Copied": replaces the name. Not needed if it opens something else. */
  done?: string;
  onPress: Action | (() => void);
}) {
  const { run, isDone, outcome } = useAction(onPress, done);
  const shownName = isDone ? done : name;
  const noteId = `about-${name.toLowerCase().replaceAll(/\W+/g, "-")}`;
  return (
    <>
      <button
        // The list focuses the first of its entries.
        ref={focusOnOpen}
        type="button"
        className={styles.entry}
        aria-describedby={noteId}
        onClick={run}
      >
        <strong>{shownName}</strong>
        {/* Hidden, because it is not part of the name, which speech control matches. */}
        <span id={noteId} aria-hidden>
          {note}
        </span>
      </button>
      {outcome}
    </>
  );
}
