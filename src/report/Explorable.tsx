import { type ComponentProps, type PointerEvent, type ReactNode, useRef } from "react";
import styles from "./report.module.css";

/**
 * A picture to explore with a pointer, or with the arrow keys on the invisible slider over it.
 *
 * @param onPoint called when a pointer moves over the picture or is pressed on it
 * @param slider the properties of the slider; `undefined` if there is nothing to choose
 */
export function Explorable({
  className,
  onPoint,
  slider,
  children,
}: {
  className: string | undefined;
  onPoint?: (event: PointerEvent) => void;
  slider: ComponentProps<"input"> | undefined;
  children: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div
      className={`${styles.explorable} ${className}`}
      onPointerMove={onPoint}
      onPointerDown={(event) => {
        onPoint?.(event);
        // Focuses the slider, which ignores pointers, so that arrow keys continue from here.
        event.preventDefault();
        input.current?.focus({ preventScroll: true });
      }}
    >
      {children}
      {slider && <input ref={input} type="range" min={0} {...slider} />}
    </div>
  );
}
