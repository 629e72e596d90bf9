import type { Message } from "./message.ts";

/** The `mailto:` address that opens a message in the visitor's own mail program (RFC 6068). */
export function mailLink(recipient: string, { name, email, subject, message }: Message): string {
  const sender = [name, email].filter(Boolean).join("\n");
  const body = [message, sender].filter(Boolean).join("\n\n");
  const fields = [
    ["subject", subject],
    ["body", body],
  ] as const;
  const query = fields
    .filter(([, value]) => value !== "")
    .map(([field, value]) => `${field}=${encodeURIComponent(withMailLineEnds(value))}`)
    .join("&");
  return query === "" ? `mailto:${recipient}` : `mailto:${recipient}?${query}`;
}

function withMailLineEnds(text: string): string {
  return text.replaceAll(/\r\n|\r|\n/g, "\r\n");
}
