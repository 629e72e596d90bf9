import card from "./card.module.css";
import { KeyCap } from "./KeyCap.tsx";
import styles from "./Cards.module.css";

/** A row of cards, each a heading and a sentence or two; numbered like keys where the order matters. */
export function Cards({
  cards,
  isNumbered = false,
}: {
  cards: readonly { readonly title: string; readonly text: string }[];
  isNumbered?: boolean;
}) {
  const List = isNumbered ? "ol" : "ul";
  return (
    <List className={isNumbered ? styles.steps : styles.cards}>
      {cards.map(({ title, text }, index) => (
        <li key={title} className={`${card.card} ${styles.item}`}>
          {isNumbered && <KeyCap>{index + 1}</KeyCap>}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
