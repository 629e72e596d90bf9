const apart = new WeakSet<EventTarget>();

/** Tells that an element listens for itself to what is typed into it, so that React need not. */
export function typeApart(element: Element): void {
  apart.add(element);
}

/** What a key makes the browser tell; React listens to each twice, on the way in and out. */
const typing: ReadonlySet<string> = new Set([
  "keydown",
  "keypress",
  "textInput",
  "input",
  "selectionchange",
  "keyup",
]);

/**
 * Has React take an element over such that it hears nothing of what is typed into elements that are
 * typed into apart; of everything else, its focus and compositions too, it hears as ever. A key passes
 * React's listeners eleven times, and each time it looks through all components above the field for
 * handlers, of which there are none: a tenth of what a key costs (decision 13).
 *
 * React adds its listeners to the element and to the document while it makes a root, and has no
 * option to add fewer. So both have, for that moment, an `addEventListener` of their own. Should a
 * later React listen elsewhere or at another time, it hears every key again and all works as before.
 * The events themselves are not stopped: extensions and the page's other scripts hear them.
 *
 * @param makeRoot calls `hydrateRoot` or `createRoot` with the element
 */
export function hearAllButTyping(element: HTMLElement, makeRoot: () => void): void {
  const targets = [element, document];
  for (const target of targets) target.addEventListener = addFiltered;
  try {
    makeRoot();
  } finally {
    for (const target of targets) Reflect.deleteProperty(target, "addEventListener");
  }
}

function addFiltered(
  this: EventTarget,
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: AddEventListenerOptions | boolean,
): void {
  const isFiltered = typing.has(type) && typeof listener === "function";
  const heard = isFiltered ? unlessTypedApart(listener) : listener;
  EventTarget.prototype.addEventListener.call(this, type, heard, options);
}

function unlessTypedApart(listener: EventListener): EventListener {
  return (event) => {
    if (event.target === null || !apart.has(event.target)) listener(event);
  };
}
