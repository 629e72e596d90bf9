import { useEffect } from "react";
import type { FaqItem } from "../content/faq.ts";
import { KeyCap } from "../ui/KeyCap.tsx";
import { followAddress } from "./follow-address.ts";
import { moveBetweenQuestions } from "./move-between-questions.ts";
import styles from "./Questions.module.css";

/** Questions that unfold their answers, one at a time. An address with a question's id opens it. */
export function Questions({ items }: { items: readonly FaqItem[] }) {
  useEffect(followAddress, []);

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
