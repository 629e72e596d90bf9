import type { HeaderRecord } from "../headers/response-headers.ts";

/**
 * The differences between the headers of an answer and those intended, as predicates of a sentence about
 * the answer.
 */
export function headerDifferences(actual: Headers, intended: HeaderRecord): readonly string[] {
  const different = Object.entries(intended).flatMap(([name, value]) => {
    const sent = actual.get(name);
    if (sent === null) return [`is missing the header ${name}`];
    const same = (equivalents[name] ?? isEqual)(sent, value);
    return same ? [] : [`has the header ${name} as "${sent}", not as "${value}"`];
  });
  const unwelcome = unwelcomeHeaders
    .filter((name) => actual.has(name))
    .map((name) => `sends the header ${name}, which should not be there`);
  return [...different, ...unwelcome];
}

/** Each of these reports on visitors, identifies them, or makes the browser request more than a page. */
const unwelcomeHeaders = [
  "Content-Security-Policy-Report-Only",
  "NEL",
  "Report-To",
  "Reporting-Endpoints",
  "Set-Cookie",
  "Speculation-Rules",
];

/** Headers for which hosts may send an equivalent value. */
const equivalents: Readonly<Record<string, (sent: string, intended: string) => boolean>> = {
  "Content-Type": (sent, intended) => typeOf(sent) === typeOf(intended),
  Vary: (sent, intended) =>
    sent
      .toLowerCase()
      .split(/\s*,\s*/)
      .includes(intended.toLowerCase()),
};

function isEqual(sent: string, intended: string): boolean {
  return sent.trim() === intended;
}

/** The type, and for a page its encoding: browsers know that of the other files. */
function typeOf(contentType: string): string {
  const [essence = "", ...parameters] = contentType.toLowerCase().split(/\s*;\s*/);
  const charset = parameters.find((parameter) => parameter.startsWith("charset="));
  return essence === "text/html" ? `${essence};${charset}` : (synonyms[essence] ?? essence);
}

const synonyms: Readonly<Record<string, string>> = {
  "application/javascript": "text/javascript",
  "application/xml": "text/xml",
  "image/vnd.microsoft.icon": "image/x-icon",
};
