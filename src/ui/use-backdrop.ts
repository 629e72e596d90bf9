import { type MouseEvent, useRef } from "react";

/**
 * Event handlers that close a modal dialog on a click beside it. Both press and release have to be
 * there, because a drag out of the dialog, as in selecting text, fires a click on the dialog itself.
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
