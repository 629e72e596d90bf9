import type { ThirdPartyWork } from "./works.ts";

/**
 * The text that names the works of others in the site, with their licences: `NOTICES.md`, and
 * `licences.txt` in the built site. A licence that several works share word by word appears once.
 */
export function notices(works: readonly ThirdPartyWork[]): string {
  const texts = [...new Set(works.map(({ text }) => text))].filter((text) => text !== "");
  return `\
# Notices

Third-party works that Keypace delivers to visitors. The build writes this file.

| What | Where | Licence |
| --- | --- | --- |
${works.map(({ name, place, licence }) => `| ${name} | ${place} | ${licence} |\n`).join("")}
${texts.map((text) => licenceOf(works, text)).join("\n")}`;
}

function licenceOf(works: readonly ThirdPartyWork[], text: string): string {
  const names = works.filter((work) => work.text === text).map(({ name }) => name);
  return `## ${names.join("; ")}\n\n\`\`\`\n${text}\n\`\`\`\n`;
}
