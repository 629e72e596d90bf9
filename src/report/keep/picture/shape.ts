/** A colour of the page's, by the name of its token. */
export type Ink = (typeof inks)[number];

export const inks = ["paper", "sheet", "ink", "ink-muted", "rule", "accent"] as const;

interface Box {
  readonly kind: "box";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly corner: number;
  readonly fill: Ink;
}

interface Line {
  readonly kind: "line";
  /** As in the `d` of an SVG path. */
  readonly path: string;
  /** Of the path from its own units, by a and d, and from its own place, by e and f. */
  readonly scaling?: Readonly<Record<"a" | "d" | "e" | "f", number>>;
  readonly ink: Ink;
  readonly width: number;
  /** Lengths of dash and gap. */
  readonly dash?: readonly number[];
}

export interface Text {
  readonly kind: "text";
  readonly text: string;
  readonly x: number;
  /** Of the base line. */
  readonly y: number;
  readonly size: number;
  readonly weight: 400 | 600;
  readonly face: "mono" | "sans";
  readonly ink: Ink;
  readonly align: "left" | "right";
}

/** Something to draw, in pixels. A picture is a list of shapes, each over those before it. */
export type Shape = Box | Line | Text;
