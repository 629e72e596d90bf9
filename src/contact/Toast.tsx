import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import button from "../ui/button.module.css";
import styles from "./Toast.module.css";

const shownMilliseconds = 20_000;

/** Between the toast and what is around it, in pixels. */
const gap = 12;

/**
 * A message in a corner of the window. Its status region is always there, because one that appears
 * together with its text is not read out everywhere.
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
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isShown = children !== false;
  const isExpiring = isShown && !isHovered && !isFocused;

  useEffect(() => {
    if (!isExpiring) return undefined;
    const timer = setTimeout(onExpire, shownMilliseconds);
    return () => clearTimeout(timer);
  }, [isExpiring, onExpire]);

  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const place = () => {
      if (toast.current && uncovered.current) placeBeside(toast.current, uncovered.current);
    };
    place();
    addEventListener("scroll", place, { passive: true });
    addEventListener("resize", place);
    return () => {
      removeEventListener("scroll", place);
      removeEventListener("resize", place);
    };
  }, [isShown, uncovered]);

  return (
    <div
      ref={toast}
      className={isShown ? styles.toast : undefined}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <output className={styles.message}>{children}</output>
      {isShown && (
        <button
          type="button"
          className={`${button.button} ${styles.dismiss}`}
          aria-label="Dismiss"
          onClick={onDismiss}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      )}
    </div>
  );
}

/**
 * Puts the toast at the bottom of the window, or at the top if it would cover a control at the bottom
 * and there is more room at the top. It scrolls in itself if neither has room for all of it.
 */
function placeBeside(toast: HTMLElement, controls: HTMLElement): void {
  toast.style.maxBlockSize = "";
  const { left, right, height } = toast.getBoundingClientRect();
  const obstacles = Array.from(controls.children, (control) =>
    control.getBoundingClientRect(),
  ).filter(
    (box) => box.left < right && box.right > left && box.top < innerHeight && box.bottom > 0,
  );
  const above = Math.min(innerHeight, ...obstacles.map(({ top }) => top)) - 2 * gap;
  const below = innerHeight - Math.max(0, ...obstacles.map(({ bottom }) => bottom)) - 2 * gap;
  const isAtTop = below < height && above > below;
  toast.style.insetBlock = isAtTop ? `${gap}px auto` : `auto ${gap}px`;
  toast.style.maxBlockSize = `${isAtTop ? above : below}px`;
}
