import type { PageMeta } from "../page.ts";
import { TypingTest } from "../typing-test/TypingTest.tsx";
import button from "../ui/button.module.css";
import { Cards } from "../ui/Cards.tsx";
import { thisVisit } from "../visit/this-visit.ts";
import styles from "./Home.module.css";

export const meta: PageMeta = {
  title: "a typing speed test that keeps nothing",
  description:
    "Type a short passage and see your speed and accuracy as you go. Free, without an account; nothing you type leaves the page.",
};

export default function Home() {
  return (
    <>
      <div className={styles.heading}>
        <h1>How fast do you type?</h1>
        <p>
          Pick a level and type the passage. Your speed and accuracy show as you go. Nothing you
          type leaves this page.
        </p>
      </div>
      <TypingTest visit={thisVisit} />
      <section className={styles.features}>
        <h2>Features</h2>
        <Cards
          isNumbered
          cards={[
            {
              title: "Multiple Levels",
              text: "Easy, medium and hard: five passages each, drawn at random, never the same one twice in a row.",
            },
            {
              title: "Real-time Stats",
              text: "Speed, accuracy, time and errors change with every key, and ten times a second between keys.",
            },
            {
              title: "Privacy First",
              text: "Every figure is computed in your browser. Nothing you type is stored or sent.",
            },
          ]}
        />
        <button type="button" className={button.primary} onClick={scrollToTop}>
          Start Typing Test
        </button>
      </section>
    </>
  );
}

function scrollToTop() {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
}
