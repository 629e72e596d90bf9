/** Removes the `#` part of the page's address, and with it what that asks for. */
export function leaveAddress(): void {
  if (location.hash === "") return;
  history.replaceState(history.state, "", location.pathname + location.search);
}
