import { type KeyboardEvent, useEffect } from "react";
import { faq, setUpExamples, setUpWords, typingTips, type FaqItem } from "../content/faq.ts";
import { site } from "../content/site.ts";
import type { PageMeta } from "../page.ts";
import button from "../ui/button.module.css";
import card from "../ui/Cards.module.css";
import { Cards } from "../ui/Cards.tsx";
import { KeyCap } from "../ui/KeyCap.tsx";
import { PageIntro, Prose } from "../ui/Prose.tsx";
import prose from "../ui/Prose.module.css";
import styles from "./Faq.module.css";
import { renderMarkup } from "./Policy.tsx";

export const meta: PageMeta = {
  title: "Frequently asked questions",
  description:
    "How speed, accuracy and errors are worked out, what a good typing speed is, what is stored, where the test works, and tips for faster typing.",
  structuredData: {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: faq.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.join("\n\n") },
    })),
  },
};

const highlights = {
  "100% Free": "Every part of the test is free. There is no trial period and no paid version.",
  "Privacy First": "What you type stays in the open page. It is never sent or stored.",
  "Mobile Ready": "Works on phones and tablets, on-screen keyboards included.",
};

export default function Faq() {
  return (
    <>
      <PageIntro title="Frequently asked questions">
        How the test works, what its figures mean, and how to type faster.
      </PageIntro>
      <section className={prose.section}>
        <h2 className="visually-hidden">In short</h2>
        <Cards cards={highlights} />
      </section>
      <section className={prose.section}>
        <h2>Questions and answers</h2>
        <Questions items={faq} />
      </section>
      <section className={`${card.card} ${styles.more}`}>
        <div>
          <h2>Still Have Questions?</h2>
          <p>
            Write to <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>, or see what
            you can contact us about.
          </p>
        </div>
        <p>
          <a href="/contact" className={button.button}>
            Contact us
          </a>
        </p>
      </section>
      <section className={prose.section}>
        <h2 id="addresses">Set up a test by link</h2>
        <SetUpAddresses />
      </section>
      <section className={prose.section}>
        <h2>Typing tips</h2>
        <div className={styles.tips}>
          {Object.entries(typingTips).map(([title, tips]) => (
            <div key={title} className={`${card.card} ${styles.group}`}>
              <h3>{title}</h3>
              <dl>
                {Object.entries(tips).map(([rule, reason]) => (
                  <div key={rule}>
                    <dt>{rule}</dt>
                    <dd>{reason}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      </section>
    </>
  );
}

/** How a link sets up the test. */
function SetUpAddresses() {
  return (
    <Prose>
      <p>
        Words after the # in a link set up the test. Join them with hyphens, in any order. Then
        bookmark the link, send it to a class, or put it on your own page.
      </p>
      <ul>
        {setUpExamples.map(({ hash, sets }) => (
          <li key={hash}>
            <a href={`/${hash}`}>
              <code>/{hash}</code>
            </a>
            : {sets}
          </li>
        ))}
      </ul>
      <p>All options:</p>
      <ul>
        {Object.entries(setUpWords).map(([about, words]) => (
          <li key={about}>
            <strong>{about}</strong>: {renderMarkup(words)}
          </li>
        ))}
      </ul>
      <p>
        If a link sets any part of the test, the rest is the default: an easy passage in English.
        Options that it does not mention stay as they are. Words that are not recognised are
        ignored, and the page says so. Browsers do not send the part after the # to a server, and
        the site does not change the address while you use it. To get a link, choose “Copy link to
        this test” in the test’s options.
      </p>
      <p>
        To give several people the same tests in order, <a href="/#make-a-plan">make a plan</a>.
      </p>
    </Prose>
  );
}

/** Questions with collapsed answers, one open at a time. A URL with the id of a question opens it. */
export function Questions({ items }: { items: readonly FaqItem[] }) {
  useEffect(openByAddress, []);

  return (
    <div className={styles.questions}>
      {items.map(({ id, question, answer, readMore, icon }) => (
        <details key={id} id={id} name="faq" className={styles.item}>
          <summary className={styles.question} onKeyDown={moveBetweenQuestions}>
            <KeyCap>{icon}</KeyCap>
            <h3>{question}</h3>
          </summary>
          <div className={styles.answer}>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {readMore && (
              <p>
                <a href={readMore.href}>{readMore.label}</a>
              </p>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}

/**
 * Opens the `<details>` that the `#` part of the address names, at once and when it changes.
 * Returns a cleanup function.
 */
function openByAddress(): () => void {
  openAddressed();
  addEventListener("hashchange", openAddressed);
  return () => removeEventListener("hashchange", openAddressed);
}

function openAddressed() {
  const details = document.getElementById(location.hash.slice(1));
  if (!(details instanceof HTMLDetailsElement)) return;
  details.open = true;
  // The browser scrolled before it opened, and an answer above it may just have closed.
  details.scrollIntoView({ block: "nearest" });
}

/** Moves focus between the `<summary>` elements of a list, from the last to the first and back. */
function moveBetweenQuestions(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const list = event.currentTarget.closest("details")?.parentElement;
  const questions = [...(list?.querySelectorAll("summary") ?? [])];
  const current = questions.indexOf(event.currentTarget);
  const places = new Map([
    ["ArrowDown", (current + 1) % questions.length],
    ["ArrowUp", current - 1],
    ["Home", 0],
    ["End", -1],
  ]);
  const next = places.get(event.key);
  if (next === undefined) return;
  event.preventDefault();
  questions.at(next)?.focus();
}
