/**
 * Calls `onFiles` with files that are dropped anywhere on the page or pasted into it, and with a pasted
 * text that looks like JSON, unless the target accepts them itself.
 *
 * @returns a cleanup function
 */
export function followFiles(onFiles: (files: readonly File[]) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener("dragover", admit, { signal });
  addEventListener(
    "drop",
    (event) => {
      const files = event.dataTransfer?.files ?? [];
      if (event.defaultPrevented || files.length === 0) return;
      event.preventDefault();
      onFiles([...files]);
    },
    { signal },
  );
  addEventListener(
    "paste",
    (event) => {
      const { clipboardData, target } = event;
      if (event.defaultPrevented || isField(target)) return;
      const files = [...(clipboardData?.files ?? [])];
      const text = clipboardData?.getData("text/plain") ?? "";
      if (files.length > 0) onFiles(files);
      else if (/^\s*[[{]/.test(text)) onFiles([new File([text], "Pasted text")]);
    },
    { signal },
  );
  return () => stop.abort();
}

/** Allows the drop of a file; otherwise the browser would open it in place of the page. */
function admit(event: DragEvent): void {
  if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select") !== null;
}
