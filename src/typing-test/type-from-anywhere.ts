/**
 * Leads a printable key into the field where nothing else has the focus, the first one included. The
 * key then writes there instead of scrolling the page.
 *
 * @param section holds the field
 * @returns what ends it.
 */
export function typeFromAnywhere(section: HTMLElement): () => void {
  const lead = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLTextAreaElement) return;
    const { activeElement } = document;
    // Headings and the like have the focus only to be read out.
    const isFree = !activeElement || activeElement.matches('body, [tabindex="-1"]');
    const isPrintable = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isFree || !isPrintable || event.defaultPrevented) return;
    section.querySelector("textarea")?.focus({ preventScroll: true });
  };
  addEventListener("keydown", lead);
  return () => removeEventListener("keydown", lead);
}
