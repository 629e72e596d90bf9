/** The parts of the report in their order, by their ids in the page. */
export const reportParts = [
  { part: "mistakes", title: "Mistakes" },
  { part: "pace", title: "Pace" },
  { part: "keys", title: "Keys" },
  { part: "compare", title: "Compare" },
  { part: "replay", title: "Replay" },
  { part: "measured", title: "How it was measured" },
] as const;

export type ReportPart = (typeof reportParts)[number]["part"];

/** Brings a part into view, and the focus to its heading, from where the keyboard goes on. */
export function goToPart(part: ReportPart): void {
  const heading = document.getElementById(part);
  heading?.focus({ preventScroll: true });
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  heading?.scrollIntoView({ behavior, block: "start" });
}

/** The same, and unfolds what is folded away in it. */
export function unfoldPart(part: ReportPart): void {
  const fold = document.getElementById(part)?.closest("section")?.querySelector("details");
  if (fold) fold.open = true;
  goToPart(part);
}
