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

/** @returns false where the browser has no clipboard for this page, or refuses it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Hands a file to the browser, which saves it as it saves downloads. */
export function saveFile(contents: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(contents);
  link.download = name;
  link.click();
  // Not at once: some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
