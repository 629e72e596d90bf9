/** Runs in the page: blocks it for 0.4 s in a task of its own. */
export function blockPage(): void {
  setTimeout(() => {
    const until = performance.now() + 400;
    while (performance.now() < until);
  });
}
