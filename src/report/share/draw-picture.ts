import "../../styles/heat.css";

/** In pixels: the size in which social networks show shared pictures. */
export const pictureSize = { width: 1200, height: 630 };

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly corner: number;
  /** A colour by the name of its token. */
  readonly fill: string;
  readonly edge?: string;
  readonly edgeWidth?: number;
}

/** Semibold, in ink and aligned left unless it says otherwise. */
export interface Text {
  readonly text: string;
  readonly x: number;
  /** The position of the baseline. */
  readonly y: number;
  readonly size: number;
  readonly weight?: 400 | 600;
  /** A colour by the name of its token. */
  readonly ink?: string;
  readonly align?: "left" | "right";
  /** Added between letters. */
  readonly spacing?: number;
}

/** Something to draw, in pixels. A picture is a list of shapes, the last one on top. */
export type Shape = Box | Text;

/**
 * Draws a picture on a canvas of the page, in the page's font and in its colours for the canvas's
 * `color-scheme`.
 */
export async function drawPicture(
  canvas: HTMLCanvasElement,
  picture: readonly Shape[],
): Promise<void> {
  const face = getComputedStyle(canvas).getPropertyValue("--mono");
  // If it does not load, the next font of the list is used.
  await Promise.allSettled(
    [400, 600].map(async (weight) => document.fonts.load(`${weight} 1em ${face}`)),
  );
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("There is nothing to draw with.");
  const colourOf = (token: string) => {
    canvas.style.color = `var(--${token})`;
    return getComputedStyle(canvas).color;
  };
  canvas.width = pictureSize.width;
  canvas.height = pictureSize.height;
  for (const shape of picture) {
    if ("text" in shape) {
      const { text, x, y, size, weight = 600, ink = "ink", align = "left", spacing = 0 } = shape;
      pen.fillStyle = colourOf(ink);
      pen.font = `${weight} ${size}px ${face}`;
      pen.letterSpacing = `${spacing}px`;
      pen.textAlign = align;
      pen.fillText(text, x, y);
      continue;
    }
    const { x, y, width, height, corner, fill, edge, edgeWidth = 1 } = shape;
    pen.fillStyle = colourOf(fill);
    pen.beginPath();
    pen.roundRect(x, y, width, height, corner);
    pen.fill();
    if (!edge) continue;
    pen.strokeStyle = colourOf(edge);
    pen.lineWidth = edgeWidth;
    pen.stroke();
  }
  canvas.style.color = "";
}

/** A colour with four different channels, so that noise in any channel is found. */
const knownPixel = [0x12, 0x84, 0xc6, 0xff] as const;

/**
 * Whether a canvas can be read back: to prevent fingerprinting, some browsers and extensions block that or
 * add noise. Draws a known colour and compares what it reads, with a tolerance for rounding.
 */
export function canDrawPictures(): boolean {
  try {
    const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!pen) return false;
    const [red, green, blue] = knownPixel;
    pen.fillStyle = `rgb(${red} ${green} ${blue})`;
    pen.beginPath();
    pen.roundRect(0, 0, 8, 8, 1);
    pen.fill();
    const { data } = pen.getImageData(2, 2, 4, 4);
    return data.every((part, index) => Math.abs(part - (knownPixel[index % 4] ?? 0)) <= 4);
  } catch {
    return false;
  }
}
