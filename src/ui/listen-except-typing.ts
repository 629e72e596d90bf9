const apart = new WeakSet<EventTarget>();

/** Tells that an element listens for itself to what is typed into it, so that React need not. */
export function typeApart(element: Element): void {
  apart.add(element);
  if (document.activeElement === element) hearKeys(false);
}

/** What a key makes the browser tell of what has the focus; React listens to each twice, on the way in and out. */
const ofKeys: ReadonlySet<string> = new Set([
  "keydown",
  "keypress",
  "textInput",
  "input",
  "selectionchange",
  "keyup",
]);

/** React's listeners to these, as they are given to `addEventListener`. */
const keyListeners: {
  readonly target: EventTarget;
  readonly heard: Parameters<EventTarget["addEventListener"]>;
}[] = [];

let areKeysHeard = true;

function hearKeys(areHeard: boolean): void {
  if (areHeard === areKeysHeard) return;
  areKeysHeard = areHeard;
  for (const { target, heard } of keyListeners) {
    if (areHeard) target.addEventListener(...heard);
    else target.removeEventListener(...heard);
  }
}

/**
 * Has React take an element over such that it hears nothing of what is typed into elements that are
 * typed into apart; of everything else, its focus and compositions too, it hears as ever. A key passes
 * React's listeners eleven times, and each time it looks through all components above the field for
 * handlers, of which there are none: a tenth of what a key costs (decision 13).
 *
 * React adds its listeners to the element and to the document while it makes a root, and has no
 * option to add fewer. So both have, for that moment, an `addEventListener` of their own. Those to what
 * goes to the element with the focus are taken off while that is such an element. A control that a screen
 * reader changes without the focus is heard of by its `click` or `change`. Should a later React listen
 * elsewhere or at another time, it hears every key again and all works as before. The events themselves
 * are not stopped: extensions and the page's other scripts hear them.
 *
 * @param makeRoot calls `hydrateRoot` or `createRoot` with the element
 */
export function listenExceptTyping(element: HTMLElement, makeRoot: () => void): void {
  document.addEventListener("focusin", ({ target }) => hearKeys(!target || !apart.has(target)));
  document.addEventListener("focusout", () => hearKeys(true));
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
  EventTarget.prototype.addEventListener.call(this, type, listener, options);
  if (ofKeys.has(type)) keyListeners.push({ target: this, heard: [type, listener, options] });
}
