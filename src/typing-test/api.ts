import type { Run } from "../engine/trial/runs.ts";
import type { FieldInput } from "./field/listen-to-field.ts";
import type { Store } from "../ui/store.ts";
import type { Options } from "./options.ts";
import type { TestStore } from "./store.ts";
import type { PaintedSegment } from "./view/painted-segment.ts";

/** The elements that a test works with. */
export interface TestElements {
  readonly field: HTMLTextAreaElement;
  /** Calls `receive` with the inputs of the field; returns a function that unsubscribes. */
  readonly listen: (receive: (input: FieldInput) => void) => () => void;
  /** Holds the coloured passage. */
  readonly passage: HTMLElement;
  /** What surrounds them, once React has rendered it. */
  readonly frame?: FrameElements;
}

export interface FrameElements {
  /** Holds all of the test. */
  readonly section: HTMLElement;
  /** Holds the live stats, the passage and the field. */
  readonly panel: HTMLElement;
  /** Holds the passage and the field. */
  readonly form: HTMLElement;
  /** Holds the hint and the options. */
  readonly footer: HTMLElement;
}

/** The field and the painter of the passage, with which a test can be typed before React has loaded. */
export interface FieldAndPainter {
  readonly field: HTMLTextAreaElement;
  readonly painter: PassagePainter;
}

/** What an upgrade works with. */
export interface AttachedTest extends FieldAndPainter {
  readonly test: TypingTest;
  readonly frame: FrameElements;
}

/** A part of the test that loads later. It is called when React has attached a test, and returns a cleanup function. */
export type Upgrade = (attached: AttachedTest) => () => void;

/** The typing test: its state, its clock, and what listens to and paints its elements. React only renders the elements. */
export interface TypingTest extends TestStore {
  readonly options: Store<Options>;
  /**
   * Listens to the field and paints the passage from now on. Elements that are attached already stay as
   * they are. Returns a function that detaches them.
   */
  readonly attach: (elements: TestElements) => () => void;
  /** Paints the live stats into these elements instead of others, until the returned function is called. */
  readonly attachStats: (elements: StatElements) => () => void;
  /**
   * Adds upgrades, which start at once if the test is attached, even while it is running. Returns a
   * function that removes them.
   */
  readonly upgrade: (...upgrades: readonly Upgrade[]) => () => void;
  /** `null` while it is not attached. */
  readonly attached: () => FieldAndPainter | null;
}

/** A run with its appearance: characters that are wrong only because of a misalignment look different from mistakes. */
export interface PaintedRun extends Omit<Run, "start"> {
  readonly look?: "skipped" | "extra" | "outOfStep";
}

/** A run and the element that shows it. */
export interface RunElement {
  readonly run: PaintedRun;
  readonly element: HTMLElement;
  readonly text: Text;
}

/** The passage as it is painted, for what follows the caret or marks a place in it. */
export interface PassagePainter {
  readonly box: HTMLElement;
  readonly segment: () => PaintedSegment;
  readonly elements: () => readonly RunElement[];
  /** Positions, ascending, at which lines of this text are known to begin. */
  readonly lineStarts: () => readonly number[];
  /** Repaints with them. */
  readonly setLineStarts: (positions: readonly number[]) => void;
  /** Calls `listener` after each painting; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly stop: () => void;
}

/** The elements of the four numbers. */
export type StatElements = Readonly<Record<"speed" | "accuracy" | "time" | "errors", HTMLElement>>;
