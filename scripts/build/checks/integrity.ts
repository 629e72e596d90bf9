import { digest } from "../../site/digest.ts";
import { inlineScriptsOf, tagsOf } from "../../site/html.ts";
import type { SiteFile } from "../../site/site-file.ts";

/**
 * A sentence for each script that a page loads, or could load, without its right digest. A digest stands
 * in the page's import map, or after the address in another script, which fetches it.
 */
export function integrityProblems(html: string, files: readonly SiteFile[]): readonly string[] {
  const scripts = files.filter(({ address }) => address.endsWith(".js"));
  const digests = new Map(
    scripts.map(({ address, contents }) => [address, digest("sha384", contents)]),
  );
  const mapped = mappedIntegrity(html);
  const isPinned = (address: string) =>
    scripts.some(({ contents }) => contents.includes(`${address} ${digests.get(address)}`));
  const tags = tagsOf(html)
    .filter(
      ({ name, attributes }) =>
        attributes["rel"] === "modulepreload" || (name === "script" && attributes["src"]),
    )
    .map(
      ({ attributes }) =>
        [attributes["src"] ?? attributes["href"] ?? "", attributes["integrity"]] as const,
    );
  return [
    ...tags
      .filter(([address, value]) => value === undefined || value !== digests.get(address))
      .map(([address]) => `names ${address} without its right integrity`),
    ...[...new Set([...digests.keys(), ...Object.keys(mapped)])]
      .filter((address) => digests.get(address) !== mapped[address])
      .filter((address) => address in mapped || !isPinned(address))
      .map((address) => `has an import map without the right integrity of ${address}`),
  ];
}

function mappedIntegrity(html: string): Readonly<Record<string, unknown>> {
  const map = inlineScriptsOf(html).find(({ type }) => type === "importmap");
  const parsed: unknown = JSON.parse(map?.code ?? "{}");
  const integrity = isRecord(parsed) ? parsed["integrity"] : undefined;
  return isRecord(integrity) ? integrity : {};
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
