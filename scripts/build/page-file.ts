/** The file that a page is prerendered to; hosts answer `/about` with `/about.html`. */
export function pageFile(path: string): string {
  return path === "/" ? "/index.html" : `/${path.replace(/^\//, "")}.html`;
}

/**
 * The source file of a page, by the rule that `/privacy-policy` is `PrivacyPolicy.tsx`. The build fails if
 * a page does not follow it.
 */
export function pageSource(path: string): string {
  const words = (path.replace(/^\//, "") || "home").split("-");
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  return `src/pages/${name === "404" ? "NotFound" : name}.tsx`;
}
