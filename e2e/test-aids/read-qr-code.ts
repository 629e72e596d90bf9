import type { Locator } from "@playwright/test";
import readPixels from "jsqr";

/** The pixels of a module of the code on each side. */
const side = 4;

/** The text that a camera reads from a code on the page. */
export async function readQrCode(picture: Locator): Promise<string | undefined> {
  const rows = await picture.evaluate((element) => {
    const svg = element as SVGSVGElement;
    const size = svg.viewBox.baseVal.width;
    const pen = new OffscreenCanvas(size, size).getContext("2d");
    if (!pen) throw new Error("There is no canvas to draw on.");
    const squares = new Path2D(svg.querySelector("path")?.getAttribute("d") ?? "");
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is not an array
    pen.fill(squares);
    const { data } = pen.getImageData(0, 0, size, size);
    const isBlack = (x: number, y: number) => (data[4 * (y * size + x) + 3] ?? 0) > 127;
    return Array.from({ length: size }, (_, y) =>
      Array.from({ length: size }, (__, x) => (isBlack(x, y) ? "#" : " ")).join(""),
    );
  });
  const width = rows.length * side;
  const pixels = Array.from({ length: width * width }, (_, index) => {
    const module = rows[Math.floor(index / width / side)]?.[Math.floor((index % width) / side)];
    const shade = module === "#" ? 0 : 255;
    return [shade, shade, shade, 255];
  });
  return readPixels(Uint8ClampedArray.from(pixels.flat()), width, width)?.data;
}
