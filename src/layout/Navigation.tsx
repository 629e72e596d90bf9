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

/** The links of the header and of the drawer. */
const mainLinks = [
  { href: "/", label: "Home" },
  { href: "/about", label: "About" },
  { href: "/faq", label: "FAQ" },
  { href: "/contact", label: "Contact" },
] as const;

/** Whether a link leads to the page at `path` or to one that page lies below; Home only to itself. */
export function isCurrentLink(href: string, path: string): boolean {
  return path === href || (href !== "/" && path.startsWith(`${href}/`));
}
