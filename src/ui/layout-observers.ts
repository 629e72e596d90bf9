/**
 * Measures elements when the browser has laid out the page by itself, so that it forces no layout.
 *
 * @param root the element that scrolls them, or `null` for the window
 * @param onMeasured receives their places in the window, and that of `root`
 * @returns a cleanup function
 */
export function measureAfterLayout(
  elements: readonly Element[],
  root: Element | null,
  onMeasured: (
    places: ReadonlyMap<Node | Range, DOMRectReadOnly>,
    view: DOMRectReadOnly | null,
  ) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      observer.disconnect();
      const places = entries.map((entry) => [entry.target, entry.boundingClientRect] as const);
      onMeasured(new Map(places), entries[0]?.rootBounds ?? null);
    },
    { root },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Calls back when an element's lines may break differently: its size has changed, or a font has loaded.
 * Returns a cleanup function.
 */
export function whenLinesChange(element: Element, callback: () => void): () => void {
  const observer = new ResizeObserver(callback);
  observer.observe(element);
  document.fonts.addEventListener("loadingdone", callback);
  return () => {
    observer.disconnect();
    document.fonts.removeEventListener("loadingdone", callback);
  };
}
