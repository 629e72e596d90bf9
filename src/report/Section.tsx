import { createContext, type ReactNode, use } from "react";
import { focusUntilBlur } from "../ui/focus.ts";
import styles from "./report.module.css";

/** The titles of the parts of the report in order, by their ids in the page. */
export const partTitles = {
  mistakes: "Mistakes",
  pace: "Pace",
  keys: "Keys",
  compare: "Compare",
  replay: "Replay",
  measured: "How it was measured",
} as const;

/** A prefix for the ids of the parts, for a second report on the page. */
export const PartIds = createContext("");

/** A part of the report: its heading, what it means for this visitor in a sentence, and its contents. */
export function Section({
  part,
  meaning,
  aside,
  children,
}: {
  part: keyof typeof partTitles;
  meaning: string;
  /** Controls at the end of the heading's line. */
  aside?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className={`${styles.section} ${styles[part] ?? ""}`}>
      <div className={styles.head}>
        <h3 id={use(PartIds) + part}>{partTitles[part]}</h3>
        <p className={styles.meaning}>{withUnitsJoined(meaning)}</p>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Keeps figures and what they count on one line. */
export function withUnitsJoined(sentence: string): string {
  return sentence.replaceAll(/(?<=\d) (?=(?:WPM|ms|s|mistakes?)\b)/g, "\u00a0");
}

/** Opens the replay, which starts to play, and goes to it. */
export function goToReplay(link: Element): void {
  whenRendered("replay", link, (heading) => {
    const fold = heading.closest("section")?.querySelector("details");
    if (fold) fold.open = true;
    show(heading);
  });
}

/** Scrolls to a part and focuses its heading. */
export function goToPart(part: string, link: Element): void {
  whenRendered(part, link, show);
}

/** Calls back with the heading of a part, now or once it is rendered, unless its link is removed before. */
function whenRendered(part: string, link: Element, onHeading: (heading: HTMLElement) => void) {
  const find = () => {
    const heading = document.getElementById(part);
    if (!heading && link.isConnected) return;
    observer.disconnect();
    if (heading && link.isConnected) onHeading(heading);
  };
  const observer = new MutationObserver(find);
  observer.observe(document.body, { childList: true, subtree: true });
  find();
}

function show(heading: HTMLElement): void {
  focusUntilBlur(heading);
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  heading.scrollIntoView({ behavior, block: "start" });
}
