import { isCurrentLink, mainLinks } from "./main-links.ts";
import styles from "./Navigation.module.css";

/** The main links, in a row for the header or in a column for the drawer. */
export function Navigation({
  path,
  shape,
  onFollow,
}: {
  path: string;
  shape: "row" | "column";
  onFollow?: () => void;
}) {
  return (
    <nav aria-label="Main">
      <ul className={styles[shape]}>
        {mainLinks.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              className={styles.link}
              aria-current={isCurrentLink(href, path) ? "page" : undefined}
              onClick={onFollow}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
