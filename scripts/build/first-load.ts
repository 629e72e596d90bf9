import { tagsOf, type Tag } from "../site/html.ts";

/** The files that a browser requests on a first visit to a page, the page itself first. */
export function firstLoad(page: string, html: string): readonly string[] {
  const tags = tagsOf(html);
  // It requests one of several icons.
  const icon = tags.find(({ attributes }) => attributes["rel"] === "icon")?.attributes["href"];
  const addresses = [...tags.map(loadedAddress), icon].filter((address) => address !== undefined);
  return [...new Set([page, ...addresses])];
}

/**
 * Whether a file loads once the page is idle, if not before: all code except what loads on request (the texts
 * of other languages, plans, forms), and the face that client.tsx adds.
 */
export function loadsWhenIdle(address: string): boolean {
  return /^\/assets\/(?:[^/]+\.js|keypace-mono-600-[^/]+)$/.test(address);
}

function loadedAddress({ name, attributes }: Tag): string | undefined {
  if (name === "script" || name === "img") return attributes["src"];
  return loadingLinks.has(attributes["rel"] ?? "") ? attributes["href"] : undefined;
}

const loadingLinks = new Set(["stylesheet", "preload", "modulepreload", "manifest"]);
