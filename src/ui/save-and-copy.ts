/* Ways to take something out of the page. Browsers may lack any of them or refuse at any time. */

const pictureType = "image/png";

/** Returns false if the browser has no clipboard for this page or refuses it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Downloads a file. Throws if the browser cannot. */
export function saveFile(contents: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(contents);
  link.download = name;
  link.click();
  // Revoke later: some browsers read the blob only after the click handler returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Returns the drawing on a canvas as a file. */
export async function pictureFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const contents = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, pictureType);
  });
  if (contents?.type !== pictureType) throw new Error("The picture could not be made.");
  return new File([contents], name, { type: pictureType });
}

export function canCopyPictures(): boolean {
  try {
    if (!("clipboard" in navigator) || typeof ClipboardItem !== "function") return false;
    // Browsers without this method support PNG.
    return !("supports" in ClipboardItem) || ClipboardItem.supports(pictureType);
  } catch {
    return false;
  }
}

/** @param picture a promise, because in Safari a click allows copying only until the first `await` */
export async function copyPicture(picture: Promise<Blob>): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({ [pictureType]: picture })]);
}

export function canSharePictures(): boolean {
  try {
    const files = [new File([], "a.png", { type: pictureType })];
    return "share" in navigator && navigator.canShare({ files });
  } catch {
    return false;
  }
}

/** Opens the system's share sheet; returns false if the visitor closed it. */
export async function sharePicture(picture: File): Promise<boolean> {
  return share({ files: [picture] });
}

export function canShareLinks(url: string): boolean {
  return "share" in navigator && navigator.canShare({ url });
}

export async function shareLink(url: string): Promise<boolean> {
  return share({ url });
}

async function share(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return false;
    throw error;
  }
}
