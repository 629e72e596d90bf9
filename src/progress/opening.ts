import { useSyncExternalStore } from "react";
import { createStore } from "../ui/store.ts";

/** The opening of files, which goes on while another page is shown; `null` if there is none. */
export const opening = createStore<{
  /** The part of the bytes that has been read. */
  readonly share: number;
  readonly stop: () => void;
} | null>(null);

/** Whether files are being opened. Re-renders when that changes, not as they are read. */
export function useIsOpening(): boolean {
  const isOpening = () => opening.getState() !== null;
  return useSyncExternalStore(opening.subscribe, isOpening, isOpening);
}
