/** The links of the header and of the drawer. */
export const mainLinks = [
  { href: "/", label: "Home" },
  { href: "/about", label: "About" },
  { href: "/faq", label: "FAQ" },
  { href: "/contact", label: "Contact" },
] as const;

/** Whether a link leads to the page at `path` or to one that page lies below; Home only to itself. */
export function isCurrentLink(href: string, path: string): boolean {
  return path === href || (href !== "/" && path.startsWith(`${href}/`));
}
