/**
 * Tells once where elements are, when the browser has laid the page out by itself, so that to ask
 * forces no layout. Where it has no means to tell, they are measured in its next frame.
 *
 * @param root what scrolls them, or `null` for the window
 * @param tell given their places in the window, and that of `root`
 * @returns what ends it.
 */
export function measureAfterLayout(
  elements: readonly Element[],
  root: Element | null,
  tell: (places: ReadonlyMap<Node | Range, DOMRectReadOnly>, view: DOMRectReadOnly | null) => void,
): () => void {
  try {
    const observer = new IntersectionObserver(
      (entries) => {
        observer.disconnect();
        const places = entries.map((entry) => [entry.target, entry.boundingClientRect] as const);
        tell(new Map(places), entries[0]?.rootBounds ?? null);
      },
      { root },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  } catch {
    const frame = requestAnimationFrame(() => {
      const places = elements.map((element) => [element, element.getBoundingClientRect()] as const);
      tell(new Map(places), root?.getBoundingClientRect() ?? null);
    });
    return () => cancelAnimationFrame(frame);
  }
}

/**
 * Calls once an element is in the window, or less than a window's height away from it; where the browser
 * cannot tell, at once.
 *
 * @returns what ends it.
 */
export function whenNearViewport(element: Element, call: () => void): () => void {
  try {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        call();
      },
      { rootMargin: "100% 0px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  } catch {
    call();
    return () => {};
  }
}

/**
 * Calls when an element's lines may break elsewhere: it has another size, or a font has arrived. What
 * the browser cannot tell of this is not told.
 *
 * @returns what ends it.
 */
export function whenLinesChange(element: Element, call: () => void): () => void {
  const stopSizes = whenResized(element, call);
  if (!("fonts" in document)) return stopSizes;
  const { fonts } = document;
  fonts.addEventListener("loadingdone", call);
  return () => {
    stopSizes();
    fonts.removeEventListener("loadingdone", call);
  };
}

function whenResized(element: Element, call: () => void): () => void {
  try {
    const observer = new ResizeObserver(call);
    observer.observe(element);
    return () => observer.disconnect();
  } catch {
    addEventListener("resize", call);
    return () => removeEventListener("resize", call);
  }
}

/**
 * Whether a font is here; true where the browser cannot tell, and for what is no font.
 *
 * @param font a size and families, as in styles; those of an element off the page are empty
 */
export function isFontLoaded(font: string): boolean {
  try {
    return document.fonts.check(font);
  } catch {
    return true;
  }
}
