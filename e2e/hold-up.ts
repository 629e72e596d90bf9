/** Runs in the page: has it stand still for 0.4 s as soon as this is told. */
export function holdUp(): void {
  setTimeout(() => {
    const until = performance.now() + 400;
    while (performance.now() < until);
  });
}
