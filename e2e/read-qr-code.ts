import type { Locator } from "@playwright/test";
import readPixels from "jsqr";

/** The pixels of a module of the code. */
const side = 4;

/** The text that a camera reads from a code on the page. */
export async function readQrCode(picture: Locator): Promise<string | undefined> {
  const { pixels, width } = await picture.evaluate((element, scale) => {
    const svg = element as SVGSVGElement;
    const size = svg.viewBox.baseVal.width * scale;
    const pen = new OffscreenCanvas(size, size).getContext("2d");
    if (!pen) throw new Error("There is no canvas to draw on.");
    pen.fillStyle = "white";
    pen.fillRect(0, 0, size, size);
    pen.scale(scale, scale);
    pen.fillStyle = "black";
    const squares = new Path2D(svg.querySelector("path")?.getAttribute("d") ?? "");
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
    pen.fill(squares);
    return { pixels: [...pen.getImageData(0, 0, size, size).data], width: size };
  }, side);
  return readPixels(Uint8ClampedArray.from(pixels), width, width)?.data;
}
