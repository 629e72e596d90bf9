const type = "image/png";

export function canCopyPictures(): boolean {
  if (!("clipboard" in navigator) || !("ClipboardItem" in globalThis)) return false;
  // Browsers that cannot tell what they support do support this.
  return !("supports" in ClipboardItem) || ClipboardItem.supports(type);
}

/**
 * @param picture on its way: Safari counts a click as the visitor's wish only until the first wait
 * @returns what came of it, in words
 */
export async function copyPicture(picture: Promise<Blob>): Promise<string> {
  await navigator.clipboard.write([new ClipboardItem({ [type]: picture })]);
  return "Picture copied.";
}

export function canSharePictures(): boolean {
  return (
    "canShare" in navigator && navigator.canShare({ files: [new File([], "a.png", { type })] })
  );
}

/** @returns what came of it, in words; none where the visitor thought better of it. */
export async function sharePicture(picture: File): Promise<string> {
  try {
    await navigator.share({ files: [picture] });
    return "Picture shared.";
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "";
    throw error;
  }
}
