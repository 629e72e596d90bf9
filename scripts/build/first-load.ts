import { tagsOf, type Tag } from "../html.ts";

/** The addresses that a browser asks for on a first visit to a page, the page's own first. */
export function firstLoad(path: string, html: string): readonly string[] {
  const tags = tagsOf(html);
  const icon = tags.find(({ name, attributes }) => name === "link" && attributes["rel"] === "icon");
  const addresses = tags.map(loadedAddress).filter((address) => address !== undefined);
  return [
    ...new Set([
      path,
      ...addresses,
      ...(icon?.attributes["href"] ? [icon.attributes["href"]] : []),
    ]),
  ];
}

function loadedAddress({ name, attributes }: Tag): string | undefined {
  if (name === "script" || name === "img") return attributes["src"];
  const isLoaded = ["stylesheet", "preload", "modulepreload", "manifest"].includes(
    attributes["rel"] ?? "",
  );
  return name === "link" && isLoaded ? attributes["href"] : undefined;
}
