import { pictureSize } from "./result-picture.ts";

/**
 * Draws a picture on a canvas of the page, in the page's fonts, and in its colours for the canvas's own
 * `color-scheme`.
 */
export async function drawPicture(
  canvas: HTMLCanvasElement,
  picture: readonly Shape[],
): Promise<void> {
  const faces = { mono: tokenOf(canvas, "mono"), sans: tokenOf(canvas, "sans") };
  // Where they cannot be loaded, the fonts next in line will do.
  await Promise.allSettled(
    [400, 600].map((weight) => document.fonts.load(`${weight} 1em ${faces.mono}`)),
  );
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const colourOf = coloursOn(canvas);
  canvas.width = pictureSize.width;
  canvas.height = pictureSize.height;
  for (const shape of picture) drawShape(pen, shape, colourOf, faces);
}

function drawShape(
  pen: CanvasRenderingContext2D,
  shape: Shape,
  colourOf: (ink: Ink) => string,
  faces: Readonly<Record<Text["face"], string>>,
): void {
  switch (shape.kind) {
    case "box":
      pen.fillStyle = colourOf(shape.fill);
      pen.beginPath();
      pen.roundRect(shape.x, shape.y, shape.width, shape.height, shape.corner);
      pen.fill();
      break;
    case "line": {
      const path = new Path2D();
      path.addPath(new Path2D(shape.path), shape.scaling);
      pen.strokeStyle = colourOf(shape.ink);
      pen.lineWidth = shape.width;
      pen.setLineDash([...(shape.dash ?? [])]);
      pen.stroke(path);
      break;
    }
    case "text":
      pen.fillStyle = colourOf(shape.ink);
      pen.font = `${shape.weight} ${shape.size}px ${faces[shape.face]}`;
      pen.textAlign = shape.align;
      pen.fillText(shape.text, shape.x, shape.y);
      break;
  }
}

/** What the tokens of the colours mean on an element, asked by giving it each of them for a moment. */
function coloursOn(element: HTMLElement): (ink: Ink) => string {
  const colours = new Map<Ink, string>();
  for (const ink of inks) {
    element.style.color = `var(--${ink})`;
    colours.set(ink, getComputedStyle(element).color);
  }
  element.style.color = "";
  return (ink) => colours.get(ink) ?? "";
}

function tokenOf(element: HTMLElement, name: string): string {
  return getComputedStyle(element).getPropertyValue(`--${name}`);
}

/** A colour of the page's, by the name of its token. */
type Ink = (typeof inks)[number];

const inks = ["paper", "sheet", "ink", "ink-muted", "rule", "accent"] as const;

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
