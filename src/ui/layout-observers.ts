/**
 * Measures elements when the browser has laid out the page by itself, so that it forces no layout.
 *
 * @param root the element that scrolls them, or `null` for the window
 * @param onMeasured receives a function that returns the place of each in the window, and the place of `root`
 * @returns a cleanup function
 */
export function measureAfterLayout(
  elements: readonly Element[],
  root: Element | null,
  onMeasured: (rectOf: (element: Element) => DOMRectReadOnly, view: DOMRectReadOnly) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      observer.disconnect();
      const rects = new Map(entries.map((entry) => [entry.target, entry.boundingClientRect]));
      const none = new DOMRect();
      onMeasured((element) => rects.get(element) ?? none, entries[0]?.rootBounds ?? none);
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
