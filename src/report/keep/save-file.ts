/** Hands a file to the browser, which saves it as it saves downloads. */
export function saveFile(contents: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(contents);
  link.download = name;
  link.click();
  // Not at once: some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
