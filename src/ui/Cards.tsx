import type { ComponentType } from "react";
import { KeyCap } from "./KeyCap.tsx";
import styles from "./Cards.module.css";

/** A row of cards with a sentence or two for each heading, numbered like keys if the order matters. */
export function Cards({
  cards,
  pictures,
  arePicturesDrawn,
  isNumbered = false,
}: {
  cards: Readonly<Record<string, string>>;
  pictures?: readonly ComponentType[];
  /** If not, their space is reserved. */
  arePicturesDrawn?: boolean;
  isNumbered?: boolean;
}) {
  const List = isNumbered ? "ol" : "ul";
  const entries = Object.entries(cards);
  return (
    <List className={entries.length === 3 ? styles.three : styles.cards}>
      {entries.map(([title, text], index) => {
        const Picture = pictures?.[index];
        return (
          <li key={title} className={`${styles.card} ${styles.item}`}>
            {Picture && (
              <div className={`${styles.picture} needs-scripts`} aria-hidden="true">
                {arePicturesDrawn && <Picture />}
              </div>
            )}
            {isNumbered && <KeyCap>{index + 1}</KeyCap>}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        );
      })}
    </List>
  );
}
