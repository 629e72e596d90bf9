/** What a visitor has written in the contact form. */
export interface Message {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** Reads the form as it stands, typed before or after the page came to life. */
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
