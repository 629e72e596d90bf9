import styles from "./Navigation.module.css";

/** The main links: a row in the header, a column in the drawer. */
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

const mainLinks = [
  { href: "/", label: "Home" },
  { href: "/about", label: "About" },
  { href: "/faq", label: "FAQ" },
  { href: "/contact", label: "Contact" },
] as const;

/** Whether a link leads to the page at `path` or to a page above it; Home counts for its own path alone. */
export function isCurrentLink(href: string, path: string): boolean {
  return path === href || (href !== "/" && path.startsWith(`${href}/`));
}
