import { type KeyboardEvent, useEffect } from "react";
import type { FaqItem } from "../content/faq.ts";
import { KeyCap } from "../ui/KeyCap.tsx";
import styles from "./Faq.module.css";

/** Questions with folded answers, one open at a time. A URL with the id of a question opens it. */
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
 *
 * @returns a cleanup function
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
  const next = indexAfter(event.key, questions.indexOf(event.currentTarget));
  if (next === null) return;
  event.preventDefault();
  questions.at(next % questions.length)?.focus();
}

/** @returns a negative index counts from the end; `null` for a key that moves nothing */
function indexAfter(key: string, current: number): number | null {
  if (key === "ArrowDown") return current + 1;
  if (key === "ArrowUp") return current - 1;
  if (key === "Home") return 0;
  if (key === "End") return -1;
  return null;
}
