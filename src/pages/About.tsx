import { loadLimits } from "../content/promises.ts";
import { site } from "../content/site.ts";
import type { PageMeta } from "../page.ts";
import button from "../ui/button.module.css";
import card from "../ui/Cards.module.css";
import { Cards } from "../ui/Cards.tsx";
import prose from "../ui/Prose.module.css";
import { PageIntro } from "../ui/Prose.tsx";
import styles from "./About.module.css";

export const meta: PageMeta = {
  title: "About",
  description: `What ${site.name} is for, how its typing test works, and why to choose it: free, no registration, any device, and nothing you type is stored.`,
};

const strengths = {
  "Instant Results":
    "Speed, accuracy, time and errors update ten times a second while you type. Your result appears as soon as you finish.",
  "Privacy First": "All calculations run in your browser. What you type is never sent or stored.",
  "Simple Usage":
    "Choose a level and start typing. There is nothing to install, fill in or set up.",
  "Accurate Measurements":
    "The clock starts with your first character and uses your browser’s own timestamps. Except after very short or uneven tests, the result shows how far to trust your speed.",
};

const steps = {
  "Choose a level":
    "Easy passages are a few short sentences. Medium ones are one long sentence. Hard ones are two sentences with more capitals, digits and symbols.",
  "Type the passage":
    "Your first character starts the clock. Correct characters turn green, wrong ones red and underlined, and the next one is highlighted.",
  "Read your result":
    "The clock stops when your text is as long as the passage. You see your speed and accuracy, how far to trust the speed, and what to practise.",
};

const { first, rest } = loadLimits;

const reasons = {
  "Free forever": "There is no paid version, and there never will be.",
  "No registration": "There are no accounts. Open the page and type.",
  "Mobile friendly": "The pages fit small phones, and the test works with on-screen keyboards.",
  "Fast loading": `The test loads in less than ${kilobytes(first.brotli)} with Brotli compression, or ${kilobytes(first.gzip)} with gzip, headers included. The rest, up to ${kilobytes(rest.brotli)} or ${kilobytes(rest.gzip)}, loads while the page is idle.`,
  "Clean design": "The passage, your text and four live stats, in a light or dark theme.",
};

export default function About() {
  return (
    <>
      <PageIntro title={`About ${site.name}`}>
        {site.name} is a free typing speed test. Type a short passage and find out how fast and how
        accurately you type.
      </PageIntro>
      <section className={`${card.card} ${styles.mission}`}>
        <h2>Our mission</h2>
        <div className={styles.columns}>
          <p>
            Anyone should be able to find out how well they type, without an account, without paying
            and without being watched. So {site.name} measures your typing, explains how each figure
            is worked out, and keeps nothing you type.
          </p>
          <p>
            It is made for learning and for comparing your own results over time. It is not a
            certified assessment. The <a href="/disclaimer">disclaimer</a> explains what its figures
            can and cannot tell you. To keep something, take it with you:{" "}
            <a href="/faq#addresses">a link</a> that sets up a test, a challenge for a friend, or a
            file of your own tests.
          </p>
        </div>
      </section>
      <section className={prose.section}>
        <h2>What you get</h2>
        <Cards cards={strengths} />
      </section>
      <section className={prose.section}>
        <h2>How It Works</h2>
        <Cards isNumbered cards={steps} />
      </section>
      <section className={prose.section}>
        <h2>Why Choose {site.name}?</h2>
        <ul className={styles.reasons}>
          {Object.entries(reasons).map(([reason, detail]) => (
            <li key={reason} className={card.item}>
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

function kilobytes(bytes: number): string {
  return `${bytes / 1000} kB`;
}
