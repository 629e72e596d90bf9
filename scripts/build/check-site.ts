import type { Prerenderer } from "../../src/prerenderer.ts";
import { isRecord } from "../../src/saved-tests/read-log.ts";
import { inlineHashesOf } from "../headers/inline-hashes.ts";
import { digest } from "../site/digest.ts";
import { inlineScriptsOf, inlineStylesOf, tagsOf } from "../site/html.ts";
import { isPage, pageFile, type SiteFile } from "../site/site-file.ts";
import type { PageStyles } from "./bundle-client.ts";

/**
 * Returns a sentence for each promise of the site that its built files do not keep.
 *
 * @param styles the inline styles of Home and of the other pages.
 */
export function siteProblems(
  files: readonly SiteFile[],
  { site: { origin }, inlineScripts, routePaths, notFoundPath }: Prerenderer,
  styles: PageStyles,
): readonly string[] {
  const scripts = Object.values(inlineScripts);
  const addresses = new Set([...files.map(({ address }) => address), ...routePaths]);
  const problems = files.flatMap((file) => {
    const text = file.contents.toString();
    const ownStyles = file.address === pageFile("/") ? styles.home : styles.others;
    return [
      ...(isPage(file) ? inlineCodeProblems(text, scripts, ownStyles) : []),
      ...(isPage(file) ? integrityProblems(text, files) : []),
      ...(isPage(file) ? danglingAddresses(text, addresses, origin) : []),
      ...(/\.(?:html|js|css)$/.test(file.address) ? foreignAddresses(text, origin) : []),
      ...(isPage(file) ? inlineScriptsOf(text).flatMap(({ code }) => refusedCalls(code)) : []),
      ...(file.address.endsWith(".js") ? refusedCalls(text) : []),
    ].map((problem) => `${file.address} ${problem}.`);
  });
  const missing = [...routePaths, notFoundPath]
    .map(pageFile)
    .filter((address) => !addresses.has(address));
  return [
    ...problems,
    ...missing.map((address) => `${address} is missing.`),
    ...policyProblems(files),
  ];
}

function policyProblems(files: readonly SiteFile[]): readonly string[] {
  const policies = files.find(({ address }) => address === "/_headers")?.contents.toString() ?? "";
  const allowed = (policies.match(/sha256-[^']+/g) ?? []).toSorted();
  const { scripts, styles } = inlineHashesOf(files);
  return allowed.join() === [...scripts, ...styles].toSorted().join()
    ? []
    : ["/_headers does not allow exactly the inline scripts and styles."];
}

/** Code in a page that the policy would refuse, or that is not the known code letter by letter. */
function inlineCodeProblems(
  html: string,
  knownScripts: readonly string[],
  knownStyles: string,
): readonly string[] {
  const styles = inlineStylesOf(html);
  const attributes = tagsOf(html).flatMap((tag) =>
    Object.keys(tag.attributes)
      .filter((attribute) => attribute === "style" || attribute.startsWith("on"))
      .map((attribute) => `an attribute "${attribute}" on <${tag.name}>`),
  );
  const scripts = inlineScriptsOf(html)
    .filter(({ type }) => type !== "application/ld+json" && type !== "importmap")
    .filter(({ code }) => !knownScripts.includes(code))
    .map(({ code }) => `an unknown inline script: ${code.slice(0, 60)}`);
  return [
    ...(styles.length === 1 && styles[0] === knownStyles
      ? []
      : ["other styles than the site's, in one element"]),
    ...attributes,
    ...scripts,
  ].map((what) => `has ${what}`);
}

/** Scripts that a page loads, or could load, without their right digest. */
function integrityProblems(html: string, files: readonly SiteFile[]): readonly string[] {
  const scripts = files.filter(({ address }) => address.endsWith(".js"));
  const digests = new Map(scripts.map(({ address, contents }) => [address, digest(contents)]));
  const isWrong = (address: string, value: unknown) =>
    value === undefined || digests.get(address) !== value;
  const mapped = mappedIntegrity(html);
  const tags = tagsOf(html).filter(
    ({ name, attributes }) =>
      attributes["rel"] === "modulepreload" || (name === "script" && attributes["src"]),
  );
  return [
    ...tags
      .map(({ attributes: own }) => [own["src"] ?? own["href"] ?? "", own["integrity"]] as const)
      .filter(([address, value]) => isWrong(address, value))
      .map(([address]) => `names ${address} without its right integrity`),
    ...[...new Set([...digests.keys(), ...Object.keys(mapped)])]
      .filter((address) => isWrong(address, mapped[address]))
      .map((address) => `has an import map without the right integrity of ${address}`),
  ];
}

function mappedIntegrity(html: string): Readonly<Record<string, unknown>> {
  const map = inlineScriptsOf(html).find(({ type }) => type === "importmap");
  const parsed: unknown = JSON.parse(map?.code ?? "{}");
  const integrity = isRecord(parsed) ? parsed["integrity"] : undefined;
  return isRecord(integrity) ? integrity : {};
}

/** Addresses of this site in a page that do not exist. */
function danglingAddresses(
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

function foreignAddresses(text: string, origin: string): readonly string[] {
  const addresses =
    text.match(/\b(?:https?|wss?):\/\/[^\s"'`<>\\)]+|(?<=(?:href|src|action)=")\/\/[^"]+/g) ?? [];
  return [...new Set(addresses)]
    .filter((address) => address !== origin && !address.startsWith(`${origin}/`))
    .filter((address) => !mereNames.some((name) => address.startsWith(name)))
    .map((address) => `names another host: ${address}`);
}

/** Calls that no script of this site contains: to a network, to storage, or to run text as code. */
const calls = [
  /\bfetch\(/,
  /\bfetchLater\b/,
  /\bXMLHttpRequest\b/,
  /\bsendBeacon\b/,
  /\bWebSocket\b/,
  /\bWebTransport\b/,
  /\bEventSource\b/,
  /\bRTCPeerConnection\b/,
  /\bsessionStorage\b/,
  /\bindexedDB\b/,
  /\bdocument\.cookie\b/,
  /\bcookieStore\b/,
  /\bcaches\./,
  /\bserviceWorker\b/,
  /\bnew (?:Shared)?Worker\(/,
  /\bspeechSynthesis\b/,
  /\beval\(/,
  /\bnew Function\(/,
];

function refusedCalls(script: string): readonly string[] {
  return calls.flatMap((call) => script.match(call) ?? []).map((call) => `calls ${call}`);
}
