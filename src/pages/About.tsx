import { firstLoadLimit } from "../content/first-load.ts";
import { site } from "../content/site.ts";
import type { PageMeta } from "../page.ts";
import button from "../ui/button.module.css";
import card from "../ui/card.module.css";
import { Cards } from "../ui/Cards.tsx";
import { PageIntro } from "../ui/PageIntro.tsx";
import styles from "./About.module.css";

export const meta: PageMeta = {
  title: "About",
  description: `What ${site.name} is for, how its typing test works, and why to choose it: free, without registration, on any device, with nothing that you type stored.`,
};

const strengths = [
  {
    title: "Instant Results",
    text: "Speed, accuracy, time and errors are refreshed ten times a second while you type. The final result is there as soon as you finish.",
  },
  {
    title: "Privacy First",
    text: "All figures are worked out in your browser. What you type is not sent anywhere and not stored.",
  },
  {
    title: "Simple Usage",
    text: "Choose a level and start typing. There is nothing to install, fill in or set up.",
  },
  {
    title: "Accurate Measurements",
    text: "The clock runs from your first character to your last, by your browser’s own time stamps. The result says how sure the figure is.",
  },
] as const;

const steps = [
  {
    title: "Choose a level",
    text: "Easy passages are a few short sentences, medium ones one long sentence. Hard ones are two sentences with more capitals, digits and symbols.",
  },
  {
    title: "Type the passage",
    text: "Your first character starts the clock. Correct characters turn green, wrong ones red and underlined, and the next one is highlighted.",
  },
  {
    title: "Read your result",
    text: "The clock stops when your text is as long as the passage. You see how fast and how accurately you typed, how sure that is, and in a report what to practise.",
  },
] as const;

const reasons = [
  { reason: "Free forever", detail: "There is no paid version, now or later." },
  { reason: "No registration", detail: "There are no accounts. Open the page and type." },
  {
    reason: "Mobile friendly",
    detail: "The pages fit small phones, and the test takes text from on-screen keyboards too.",
  },
  {
    reason: "Fast loading",
    detail: `A first visit takes less than ${firstLoadLimit / 1000} kB, headers included. The rest follows while the page is idle.`,
  },
  {
    reason: "Clean design",
    detail: "The passage, your text and four figures, in a light and a dark theme.",
  },
] as const;

export default function About() {
  return (
    <>
      <PageIntro title={`About ${site.name}`}>
        {site.name} is a free typing speed test. You type a short passage, and it tells you how fast
        and how accurately you typed it.
      </PageIntro>
      <section className={`${card.card} ${styles.mission}`}>
        <h2>Our mission</h2>
        <div className={styles.columns}>
          <p>
            Anyone should be able to find out how well they type: without an account, without paying
            and without being watched. So {site.name} does one thing: it measures your typing, says
            plainly how each figure is worked out, and keeps nothing of what you typed.
          </p>
          <p>
            It is made for learning and for comparing your own results over time. It is not a
            certified assessment; the <a href="/disclaimer">disclaimer</a> says what its figures can
            and cannot tell. What is to last you take along: <a href="/faq#addresses">an address</a>{" "}
            that sets up a test, a link that holds a race, a file of your own tests.
          </p>
        </div>
      </section>
      <section className={styles.part}>
        <h2>What you get</h2>
        <Cards cards={strengths} />
      </section>
      <section className={styles.part}>
        <h2>How It Works</h2>
        <Cards isNumbered cards={steps} />
      </section>
      <section className={styles.part}>
        <h2>Why Choose {site.name}?</h2>
        <ul className={styles.reasons}>
          {reasons.map(({ reason, detail }) => (
            <li key={reason}>
              <h3>{reason}</h3>
              <p>{detail}</p>
            </li>
          ))}
          <li>
            <a href="/" className={button.primary}>
              Take the test
            </a>
          </li>
        </ul>
      </section>
    </>
  );
}
