import { onTestFinished, vi } from "vitest";
import type { StatElements, TestElements } from "../api.ts";
import { listenToField } from "../field/listen-to-field.ts";

/** For tests: as much of an element as the typing test uses. */
export class FakeElement extends EventTarget {
  childNodes: (FakeElement | FakeText)[] = [];
  readonly dataset: Record<string, string> = {};
  readonly style = { setProperty: () => {} };
  className = "";
  parentNode: FakeElement | null = null;
  value = "";
  placeholder = "Start typing here...";

  get children() {
    return this.childNodes.filter((node) => node instanceof FakeElement);
  }

  get firstChild() {
    return this.childNodes[0];
  }

  get textContent(): string {
    return this.childNodes.map((node) => node.textContent).join("");
  }

  append(...nodes: readonly (FakeElement | FakeText | string)[]) {
    for (const node of nodes) {
      const child = typeof node === "string" ? new FakeText(node) : node;
      child.parentNode = this;
      this.childNodes.push(child);
    }
  }

  replaceChildren(...nodes: readonly (FakeElement | FakeText)[]) {
    for (const node of this.childNodes) node.parentNode = null;
    this.childNodes = [];
    this.append(...nodes);
  }

  removeAttribute(name: string) {
    if (name === "placeholder") this.placeholder = "";
  }

  focus() {
    fakeDocument.activeElement = this;
    this.dispatchEvent(new Event("focus"));
  }

  /** The runs of a passage painted in it, each as its state and its text. */
  get runs(): readonly string[] {
    return this.children.map((run) => `${run.dataset["state"]}:${run.textContent}`);
  }
}

class FakeText {
  parentNode: FakeElement | null = null;

  data: string;

  constructor(data: string) {
    this.data = data;
  }

  get nodeValue() {
    return this.data;
  }

  set nodeValue(value: string) {
    this.data = value;
  }

  get textContent() {
    return this.data;
  }

  get length() {
    return this.data.length;
  }
}

class FakeInputEvent extends Event {
  readonly inputType = "insertText";
  readonly isComposing = false;
  readonly data: string;

  constructor(data: string) {
    super("input");
    this.data = data;
  }
}

const fakeDocument = Object.assign(new EventTarget(), {
  hidden: false,
  activeElement: null as FakeElement | null,
  createElement: () => new FakeElement(),
  createTextNode: (data: string) => new FakeText(data),
});

/** For tests: a page with the elements of a typing test, and a clock that only the test moves. */
export function fakePage() {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"],
  });
  vi.stubGlobal("document", fakeDocument);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const field = new FakeElement();
  const passage = new FakeElement();
  const stats = {
    speed: new FakeElement(),
    accuracy: new FakeElement(),
    time: new FakeElement(),
    errors: new FakeElement(),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has what the test uses
  const textArea = field as unknown as HTMLTextAreaElement;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as does this
  const box = passage as unknown as HTMLElement;
  const listen: TestElements["listen"] = (receive) => listenToField(textArea, receive);
  return {
    field,
    passage,
    stats,
    /** Types a text at the end of the field, a character each `interval` ms. */
    type: (text: string, interval = 100) => {
      for (const character of text) {
        vi.advanceTimersByTime(interval);
        field.value += character;
        const event = new FakeInputEvent(character);
        Object.defineProperty(event, "timeStamp", { value: performance.now() });
        field.dispatchEvent(event);
      }
    },
    hide: (isHidden: boolean) => {
      fakeDocument.hidden = isHidden;
      fakeDocument.dispatchEvent(new Event("visibilitychange"));
    },
    isFocused: () => fakeDocument.activeElement === field,
    elements: { field: textArea, passage: box, listen },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- they have what the test uses
    statElements: stats as unknown as StatElements,
  };
}
