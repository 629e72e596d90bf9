/** What a visitor wrote in the contact form. */
export interface Message {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** The `mailto:` address that opens a message in the visitor's own email app (RFC 6068). */
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

/** Reads the form, including what was typed before hydration. */
export function readMessage(form: HTMLFormElement): Message {
  const fields = new FormData(form);
  const read = (name: keyof Message) => {
    const value = fields.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    name: read("name"),
    email: read("email"),
    subject: read("subject"),
    message: read("message"),
  };
}
