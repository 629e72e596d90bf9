import { digest } from "../../site/digest.ts";
import { inlineScriptsOf, tagsOf } from "../../site/html.ts";
import type { SiteFile } from "../../site/site-file.ts";
import { isRecord } from "../../../src/saved-tests/read-log.ts";

/** Returns a sentence for each script that a page loads, or could load, without its right digest. */
export function integrityProblems(html: string, files: readonly SiteFile[]): readonly string[] {
  const scripts = files.filter(({ address }) => address.endsWith(".js"));
  const digests = new Map(scripts.map(({ address, contents }) => [address, digest(contents)]));
  const isRight = (address: string, value: unknown) =>
    value !== undefined && digests.get(address) === value;
  const mapped = mappedIntegrity(html);
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
      .filter(([address, value]) => !isRight(address, value))
      .map(([address]) => `names ${address} without its right integrity`),
    ...[...new Set([...digests.keys(), ...Object.keys(mapped)])]
      .filter((address) => !isRight(address, mapped[address]))
      .map((address) => `has an import map without the right integrity of ${address}`),
  ];
}

function mappedIntegrity(html: string): Readonly<Record<string, unknown>> {
  const map = inlineScriptsOf(html).find(({ type }) => type === "importmap");
  const parsed: unknown = JSON.parse(map?.code ?? "{}");
  const integrity = isRecord(parsed) ? parsed["integrity"] : undefined;
  return isRecord(integrity) ? integrity : {};
}
