import { faq } from "../content/faq.ts";
import { site } from "../content/site.ts";
import { typingTips } from "../content/typing-tips.ts";
import { faqPageData } from "../faq/faq-page-data.ts";
import { Questions } from "../faq/Questions.tsx";
import { SetUpAddresses } from "../faq/SetUpAddresses.tsx";
import type { PageMeta } from "../page.ts";
import button from "../ui/button.module.css";
import card from "../ui/card.module.css";
import { Cards } from "../ui/Cards.tsx";
import { PageIntro } from "../ui/PageIntro.tsx";
import styles from "./Faq.module.css";

export const meta: PageMeta = {
  title: "Frequently asked questions",
  description:
    "How speed, accuracy and errors are worked out, what a good typing speed is, what is stored, where the test works, and tips for faster typing.",
  structuredData: faqPageData(faq),
};

const highlights = [
  {
    title: "100% Free",
    text: "Every part of the test is free. There is no trial period and no paid version.",
  },
  {
    title: "Privacy First",
    text: "What you type stays in the open page. It is never sent or stored.",
  },
  { title: "Mobile Ready", text: "Works on phones and tablets, on-screen keyboards included." },
] as const;

export default function Faq() {
  return (
    <>
      <PageIntro title="Frequently asked questions">
        How the test works, what its figures mean, and how to type faster.
      </PageIntro>
      <section className={styles.part}>
        <h2 className="visually-hidden">In short</h2>
        <Cards cards={highlights} />
      </section>
      <section className={styles.part}>
        <h2>Questions and answers</h2>
        <Questions items={faq} />
      </section>
      <section className={`${card.card} ${styles.more}`}>
        <div>
          <h2>Still Have Questions?</h2>
          <p>
            Write to <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>, or see other
            reasons to contact us.
          </p>
        </div>
        <p>
          <a href="/contact" className={button.button}>
            Contact us
          </a>
        </p>
      </section>
      <section className={styles.part}>
        <h2 id="addresses">Set up a test by link</h2>
        <SetUpAddresses />
      </section>
      <section className={styles.part}>
        <h2>Typing tips</h2>
        <div className={styles.tips}>
          {typingTips.map(({ title, tips }) => (
            <div key={title} className={`${card.card} ${styles.group}`}>
              <h3>{title}</h3>
              <dl>
                {tips.map(({ rule, reason }) => (
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
