import { focusUntilBlur } from "../ui/focus.ts";

/** The parts of the report in order, by their ids in the page. */
export const reportParts = [
  { part: "mistakes", title: "Mistakes" },
  { part: "pace", title: "Pace" },
  { part: "keys", title: "Keys" },
  { part: "compare", title: "Compare" },
  { part: "replay", title: "Replay" },
  { part: "measured", title: "How it was measured" },
] as const;

export type ReportPart = (typeof reportParts)[number]["part"];

/** Scrolls to a part and focuses its heading. */
export function goToPart(part: ReportPart): void {
  const heading = document.getElementById(part);
  if (heading) focusUntilBlur(heading);
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  heading?.scrollIntoView({ behavior, block: "start" });
}

/** Opens the first fold of a part and goes to it. */
export function unfoldPart(part: ReportPart): void {
  const fold = document.getElementById(part)?.closest("section")?.querySelector("details");
  if (fold) fold.open = true;
  goToPart(part);
}
