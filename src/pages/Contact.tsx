import { site } from "../content/site.ts";
import type { PageMeta } from "../page.ts";
import button from "../ui/button.module.css";
import card from "../ui/Cards.module.css";
import { PageIntro } from "../ui/Prose.tsx";
import styles from "./Contact.module.css";
import { ContactForm } from "./ContactForm.tsx";

export const meta: PageMeta = {
  title: "Contact",
  description: `How to contact the people behind ${site.name} about bugs, features, technical issues or anything else. We answer emails within 24-48 hours.`,
};

const topics = [
  { topic: "Bug reports", detail: "what you did, what happened, and in which browser" },
  { topic: "Feature suggestions", detail: "what you would like to do but cannot" },
  { topic: "Technical issues", detail: "a page that does not load or a test that does not work" },
  { topic: "General feedback", detail: "what you like and what you do not" },
  { topic: "Partnerships", detail: "for schools, clubs and companies" },
] as const;

export default function Contact() {
  return (
    <>
      <PageIntro title="Contact us">
        Found a mistake? Missing a feature? Have a question? Write to us.
      </PageIntro>
      <div className={styles.columns}>
        <section className={`${card.card} ${styles.panel}`}>
          <h2>How to reach us</h2>
          <dl className={styles.facts}>
            <div>
              <dt>Email</dt>
              <dd>
                <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
              </dd>
            </div>
            <div>
              <dt>Response time</dt>
              <dd>24-48 hours</dd>
            </div>
          </dl>
          <h3>What to write about</h3>
          <ul className={styles.topics}>
            {topics.map(({ topic, detail }) => (
              <li key={topic}>
                <strong>{topic}</strong>: {detail}
              </li>
            ))}
          </ul>
          <h3>Looking for a quick answer?</h3>
          <p>The FAQ answers the most common questions.</p>
          <p>
            <a href="/faq" className={button.button}>
              Read the FAQ
            </a>
          </p>
        </section>
        <section className={`${card.card} ${styles.panel}`}>
          <h2>Send a message</h2>
          <noscript>
            <p>
              The form needs JavaScript, which is turned off in your browser. Please write to{" "}
              <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a> instead.
            </p>
          </noscript>
          <ContactForm />
        </section>
      </div>
    </>
  );
}
