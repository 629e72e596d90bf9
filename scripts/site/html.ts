/** An element's start tag. */
export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface InlineScript {
  readonly code: string;
  /** The attribute `type`; empty for a classic script. */
  readonly type: string;
}

/** The start tags of a document rendered by React, which puts every attribute in double quotes. */
export function tagsOf(html: string): readonly Tag[] {
  return Array.from(
    withoutCode(html).matchAll(/<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi),
  ).map(([, name = "", attributes = ""]) => ({
    name: name.toLowerCase(),
    attributes: attributesOf(attributes),
  }));
}

/** The inline scripts of a page, including data blocks. */
export function inlineScriptsOf(html: string): readonly InlineScript[] {
  return Array.from(html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs))
    .map(([, attributes = "", code = ""]) => ({ attributes: attributesOf(attributes), code }))
    .filter(({ attributes }) => attributes["src"] === undefined)
    .map(({ attributes, code }) => ({ code, type: attributes["type"] ?? "" }));
}

export function inlineStylesOf(html: string): readonly string[] {
  return Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, code = ""]) => code);
}

function withoutCode(html: string): string {
  return html.replaceAll(/(<(script|style)[^>]*>).*?(<\/\2>)/gs, "$1$3");
}

function attributesOf(source: string): Tag["attributes"] {
  return Object.fromEntries(
    Array.from(source.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)).map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      value
        .replaceAll("&amp;", "&")
        .replaceAll("&quot;", '"')
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&#x27;", "'"),
    ]),
  );
}
