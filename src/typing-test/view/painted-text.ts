/** A text as it is painted: line breaks, which are typed with Enter, are shown by a mark. */
export function paintedText(text: string): string {
  return text.replaceAll("\n", "↵\n");
}
