import { inlineScriptsOf, inlineStylesOf, tagsOf } from "../../site/html.ts";

/**
 * Returns a sentence for each piece of code in a page that the policy would refuse or that is not known.
 *
 * @param known the scripts and styles that a page may contain, letter by letter.
 */
export function inlineCodeProblems(
  html: string,
  known: { readonly scripts: readonly string[]; readonly styles: string },
): readonly string[] {
  const tags = tagsOf(html);
  const styles = inlineStylesOf(html);
  const areKnown = styles.length === 1 && styles[0] === known.styles;
  const styledOrScripted = tags.flatMap(({ name, attributes }) =>
    Object.keys(attributes)
      .filter((attribute) => attribute === "style" || attribute.startsWith("on"))
      .map((attribute) => `an attribute "${attribute}" on <${name}>`),
  );
  const scripts = inlineScriptsOf(html)
    .filter(({ type, code }) => !isData(type) && !known.scripts.includes(code))
    .map(({ code }) => `an unknown inline script: ${code.slice(0, 60)}`);
  return [
    ...(areKnown ? [] : ["other styles than the site's, in one element"]),
    ...styledOrScripted,
    ...scripts,
  ].map((what) => `has ${what}`);
}

function isData(type: string): boolean {
  return type === "application/ld+json" || type === "importmap";
}
