/** Requested files; one that fails is requested again the next time. */
const requested = new Map<string, Promise<void>>();

/**
 * Loads the files of the site's own font for the letters of a text. A rule in the styles would load the
 * file of a letter typed by mistake during a test.
 *
 * @returns a promise that resolves even if files fail; the system's fonts are used then.
 */
export async function loadFaces(text: string): Promise<void> {
  // Exercises are also made where there is no page, as in Node.
  if (!("FontFace" in globalThis)) return;
  const sets = Object.entries(letterSets).filter(([, range]) => lettersOf(range).test(text));
  await Promise.allSettled(
    sets.flatMap(([name, range]) => weights.map((weight) => loadOnce(name, range, weight))),
  );
}

const weights = [400, 600] as const;

function loadOnce(name: string, range: string, weight: 400 | 600): Promise<void> {
  const { href } = new URL(`../styles/fonts/keypace-mono-${name}-${weight}.woff2`, import.meta.url);
  const loading = requested.get(href) ?? load(href, range, weight);
  requested.set(href, loading);
  loading.catch(() => requested.delete(href));
  return loading;
}

async function load(href: string, unicodeRange: string, weight: 400 | 600): Promise<void> {
  const descriptors = { weight: String(weight), unicodeRange };
  document.fonts.add(await new FontFace("Keypace Mono", `url("${href}")`, descriptors).load());
}

/**
 * The letters in font files of their own, as in CSS's `unicode-range`, by the names of the files. No letter
 * is in two sets, or in the first files of a page.
 */
export const letterSets = {
  latin: "U+A1,U+A7,U+AA-AB,U+B2-B3,U+BA-BB,U+BF-D6,U+D8-F6,U+F8-FF,U+131,U+152-153,U+20AC",
  "latin-extended":
    "U+100-101,U+104-10F,U+112-127,U+12A-130,U+134-151,U+154-167,U+16A-17E,U+218-21B,U+1E9E",
  vietnamese: "U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+1EA0-1EF9,U+20AB",
  cyrillic: "U+400-45F,U+490-491,U+2116",
};

/** Matches any letter of a range. */
export function lettersOf(range: string): RegExp {
  const characters = range.replaceAll(/[\dA-F]+/g, String.raw`\u{$&}`).replaceAll(/U\+|,/g, "");
  return new RegExp(`[${characters}]`, "u");
}
