import { tagsOf } from "../../site/html.ts";

/** Returns a sentence for each address of this site in a page that does not exist. */
export function danglingAddresses(
  html: string,
  known: ReadonlySet<string>,
  origin: string,
): readonly string[] {
  const named = tagsOf(html)
    .flatMap(({ attributes }) => [attributes["href"], attributes["src"], attributes["content"]])
    .map((value = "") => (value.startsWith(`${origin}/`) ? value.slice(origin.length) : value))
    .filter((value) => value.startsWith("/"))
    .map((address) => address.replace(/[?#].*/, ""));
  return [...new Set(named)]
    .filter((address) => !known.has(address))
    .map((address) => `names ${address}, which is not there`);
}

/** Names of vocabularies and licences, and an address in the messages of React: none is loaded. */
const mereNames = ["http://www.w3.org/", "https://schema.org", "https://react.dev/errors/"];

/** Returns a sentence for each address of another host in a file of the site. */
export function foreignAddresses(text: string, origin: string): readonly string[] {
  const addresses =
    text.match(/\b(?:https?|wss?):\/\/[^\s"'`<>\\)]+|(?<=(?:href|src|action)=")\/\/[^"]+/g) ?? [];
  return [...new Set(addresses)]
    .filter((address) => address !== origin && !address.startsWith(`${origin}/`))
    .filter((address) => !mereNames.some((name) => address.startsWith(name)))
    .map((address) => `names another host: ${address}`);
}
