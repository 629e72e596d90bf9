import { createStore } from "../ui/store.ts";

/** The opening of files, which goes on while another page is shown; `null` if there is none. */
export const opening = createStore<{
  /** The part of the bytes that has been read. */
  readonly share: number;
  readonly stop: () => void;
} | null>(null);
