import { type MouseEvent, useRef } from "react";

/**
 * The handlers of a modal dialog that close it by a click beside it. Both ends of the click have to be
 * there: a drag out of the dialog, as in selecting text, is told as a click on the dialog itself.
 */
export function useBackdrop(close: () => void) {
  const pressed = useRef<EventTarget>(null);
  return {
    onPointerDown: ({ target }: MouseEvent) => {
      pressed.current = target;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (target === currentTarget && pressed.current === currentTarget) close();
    },
  };
}
