import type { ReactNode } from "react";
import { KeyCap } from "./KeyCap.tsx";
import styles from "./Cards.module.css";

/**
 * A row of cards with a heading and a sentence or two each, numbered like keys if the order matters. A
 * picture that is `false` has its space reserved.
 */
export function Cards({
  cards,
  isNumbered = false,
}: {
  cards: readonly {
    readonly title: string;
    readonly text: string;
    readonly picture?: ReactNode;
  }[];
  isNumbered?: boolean;
}) {
  const List = isNumbered ? "ol" : "ul";
  return (
    <List className={cards.length === 3 ? styles.three : styles.cards}>
      {cards.map(({ title, text, picture }, index) => (
        <li key={title} className={`${styles.card} ${styles.item}`}>
          {picture !== undefined && (
            <div className={styles.picture} aria-hidden="true">
              {picture}
            </div>
          )}
          {isNumbered && <KeyCap>{index + 1}</KeyCap>}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
