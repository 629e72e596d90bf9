/**
 * Runs in the page: blocks it in a task of its own for 0.4 s, in Chromium from the moment at which a key
 * waits, which on a busy machine may be late.
 */
export function blockPage(): void {
  const { scheduling } = navigator as Navigator & {
    readonly scheduling?: { readonly isInputPending: () => boolean };
  };
  setTimeout(() => {
    const latest = performance.now() + 5000;
    while (scheduling?.isInputPending() === false && performance.now() < latest);
    const until = performance.now() + 400;
    while (performance.now() < until);
  });
}
