import { type ReactNode, useState } from "react";
import input from "./input.module.css";

/* Ways to take something out of the page. Browsers may lack any of them or refuse at any time. */

const pictureType = "image/png";

/** Returns false if the browser has no clipboard for this page or refuses it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Downloads a file. Returns `true`, or a sentence that says why the browser cannot. */
export function saveFile(contents: Blob, name: string): true | string {
  const link = document.createElement("a");
  try {
    link.href = URL.createObjectURL(contents);
  } catch {
    return `${name} could not be created.`;
  }
  link.download = name;
  link.click();
  // Revoke later: some browsers read the blob only after the click handler returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
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
  return canShare({ files: [new File([], "a.png", { type: pictureType })] });
}

export function canShare(what: ShareData): boolean {
  try {
    return "share" in navigator && navigator.canShare(what);
  } catch {
    return false;
  }
}

/** Opens the system's share sheet; returns false if the visitor closed it, or if it is open already. */
export async function share(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    const isNoFailure = ["AbortError", "InvalidStateError"];
    if (error instanceof DOMException && isNoFailure.includes(error.name)) return false;
    throw error;
  }
}

/** Copies a text and, if the browser refuses, shows it selected in a field. */
export function useCopy(): {
  /** @returns whether it was copied. */
  readonly copy: (text: string) => Promise<boolean>;
  /** The field; `null` unless copying was refused. */
  readonly copyField: ReactNode;
} {
  const [refused, setRefused] = useState<{ text: string; count: number } | null>(null);

  async function copy(text: string): Promise<boolean> {
    const isCopied = await copyText(text);
    setRefused((before) => (isCopied ? null : { text, count: (before?.count ?? 0) + 1 }));
    return isCopied;
  }

  const copyField = refused && (
    <label className={input.copyField}>
      Your browser blocked copying. The text is selected for you to copy:
      <textarea
        // A new field each time, because the text of a new one is selected.
        key={refused.count}
        ref={selectAll}
        className={input.input}
        readOnly
        rows={refused.text.split("\n").length}
        value={refused.text}
      />
    </label>
  );
  return { copy, copyField };
}

function selectAll(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
