import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { Button } from "../ui/Button.tsx";
import styles from "./Contact.module.css";

const shownSeconds = 20;

/** The distance between the toast and its surroundings, in pixels. */
const gap = 12;

/**
 * A message in a corner of the window. Its status region is always rendered, because some screen readers do
 * not announce one that appears together with its text.
 *
 * @param uncovered contains the controls that the toast must not cover
 * @param onExpire called after 20 seconds in which the toast was neither hovered nor focused
 * @param children the message; false for none
 */
export function Toast({
  uncovered,
  onDismiss,
  onExpire,
  children,
}: {
  uncovered: RefObject<HTMLElement | null>;
  onDismiss: () => void;
  onExpire: () => void;
  children: ReactNode;
}) {
  const toast = useRef<HTMLDivElement>(null);
  const isShown = children !== false;

  useEffect(() => {
    if (!isShown) return undefined;
    let unusedSeconds = 0;
    const timer = setInterval(() => {
      const isUsed = toast.current?.matches(":hover, :focus-within");
      unusedSeconds = isUsed ? 0 : unusedSeconds + 1;
      if (unusedSeconds === shownSeconds) onExpire();
    }, 1_000);
    return () => clearInterval(timer);
  }, [isShown, onExpire]);

  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const place = () => {
      if (toast.current && uncovered.current) placeBeside(toast.current, uncovered.current);
    };
    place();
    const shown = new AbortController();
    for (const move of ["scroll", "resize", "focusin"]) {
      addEventListener(move, place, { signal: shown.signal });
    }
    return () => shown.abort();
  }, [isShown, uncovered]);

  return (
    <div ref={toast} className={isShown ? `${styles.toast} not-printed` : undefined}>
      <output className={styles.message}>{children}</output>
      {isShown && <Button onClick={onDismiss}>Dismiss</Button>}
    </div>
  );
}

/**
 * Moves the toast to the lowest space in the window in which it fits, above, between or below the controls
 * and what has the focus. If it fits nowhere, it scrolls in the largest space.
 */
function placeBeside(toast: HTMLElement, controls: HTMLElement): void {
  toast.style.maxBlockSize = "";
  const focused = document.querySelector(":is(a, button, input, textarea):focus") ?? toast;
  const obstacles = [controls, toast.contains(focused) ? controls : focused]
    .map((element) => element.getBoundingClientRect())
    .toSorted((one, other) => one.top - other.top);
  let start = 0;
  const spaces = [...obstacles, new DOMRect(0, innerHeight)].map(({ top, bottom }) => {
    const end = Math.min(top, innerHeight);
    const room = end - start - 2 * gap;
    start = Math.max(start, bottom);
    return { end, room };
  });
  const { end, room } = spaces.reduceRight((lowest, space) =>
    lowest.room < Math.min(toast.offsetHeight, space.room) ? space : lowest,
  );
  toast.style.maxBlockSize = `${room}px`;
  toast.style.insetBlockEnd = `${innerHeight - end + gap}px`;
}
