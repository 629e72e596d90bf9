import { type LetterSet, letterSets, lettersOf } from "./letter-sets.ts";

/** By set, then by weight. */
const addresses: Readonly<Record<LetterSet["name"], Readonly<Record<400 | 600, URL>>>> = {
  latin: {
    400: new URL("../styles/fonts/keypace-mono-latin-400.woff2", import.meta.url),
    600: new URL("../styles/fonts/keypace-mono-latin-600.woff2", import.meta.url),
  },
  "latin-extended": {
    400: new URL("../styles/fonts/keypace-mono-latin-extended-400.woff2", import.meta.url),
    600: new URL("../styles/fonts/keypace-mono-latin-extended-600.woff2", import.meta.url),
  },
  vietnamese: {
    400: new URL("../styles/fonts/keypace-mono-vietnamese-400.woff2", import.meta.url),
    600: new URL("../styles/fonts/keypace-mono-vietnamese-600.woff2", import.meta.url),
  },
  cyrillic: {
    400: new URL("../styles/fonts/keypace-mono-cyrillic-400.woff2", import.meta.url),
    600: new URL("../styles/fonts/keypace-mono-cyrillic-600.woff2", import.meta.url),
  },
};

/** Requested files; one that fails is requested again the next time. */
const asked = new Map<URL, Promise<void>>();

/**
 * Loads the files of the site's own font for the letters of a text. A rule in the styles would load the
 * file of a letter typed by mistake during a test.
 *
 * @returns a promise that resolves even if files fail; the system's fonts are used then.
 */
export async function loadFaces(text: string): Promise<void> {
  // Not in every place that makes exercises is there a page to show them.
  if (!("FontFace" in globalThis)) return;
  const sets = letterSets.filter((set) => lettersOf(set).test(text));
  await Promise.allSettled(sets.flatMap((set) => weights.map((weight) => loadOnce(set, weight))));
}

const weights = [400, 600] as const;

function loadOnce(set: LetterSet, weight: 400 | 600): Promise<void> {
  const address = addresses[set.name][weight];
  const loading = asked.get(address) ?? load(address, set.range, weight);
  asked.set(address, loading);
  loading.catch(() => asked.delete(address));
  return loading;
}

async function load({ href }: URL, unicodeRange: string, weight: 400 | 600): Promise<void> {
  const descriptors = { weight: String(weight), unicodeRange };
  document.fonts.add(await new FontFace("Keypace Mono", `url("${href}")`, descriptors).load());
}
