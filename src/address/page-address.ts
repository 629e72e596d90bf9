import { useState } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import type { TestStore } from "../typing-test/store.ts";

/** The `#` part of the address of the page; see {@link useRequest}. */
export function useHash(): string {
  return useRequest(() => location.hash);
}

/** The `#` part with its history entry, so that following a link again asks again; see {@link useRequest}. */
export function useAddress(): string {
  return useRequest(() => `${JSON.stringify(history.state)} ${location.hash}`);
}

/**
 * Returns what `read` returns, or "" while the page is prerendered. A link to a place on the page, such as the
 * skip link, asks for nothing, so the result stays that of the previous address.
 */
function useRequest(read: () => string): string {
  const requested = useLocationProperty(
    () => (document.getElementById(location.hash.slice(1)) ? null : read()),
    () => "",
  );
  const [latest, setLatest] = useState("");
  if (requested !== null && requested !== latest) setLatest(requested);
  return requested ?? latest;
}

/**
 * The latest address that each test has answered, so that coming back from another page does not ask again.
 * A plan that opens removes its test's entry, so that going back from the plan asks again.
 */
export const answeredAddress = new WeakMap<TestStore, string>();

/** Removes the `#` part of the page's address, and with it what that asks for. wouter notifies `useHash`. */
export function leaveAddress(): void {
  if (location.hash === "") return;
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** Shows the prerendered test, which Home.module.css has hidden until now. */
export function showPrerendered(): void {
  document.querySelector("#root")?.removeAttribute("data-asked");
}

/** The `ref` of a notice above the test: scrolls it into view when it appears, because files are dropped far below. */
export function showNotice(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: "nearest" });
}
