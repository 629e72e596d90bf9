/** The state of a connection of the Speech Synthesis Interface Protocol. */
export interface Conversation {
  /** The lines of the text that is being sent; `null` between commands. */
  readonly text: readonly string[] | null;
  /** The number of messages received. */
  readonly messages: number;
}

export const newConversation: Conversation = { text: null, messages: 0 };

/** The response to a line: the lines to answer with, and the text to speak once it is complete. */
export interface Turn {
  readonly next: Conversation;
  readonly reply: readonly string[];
  readonly spoken?: string;
}

/**
 * Answers a line as Speech Dispatcher does, through which screen readers on Linux speak.
 */
export function answer({ text, messages }: Conversation, line: string): Turn {
  if (text) {
    if (line !== ".") {
      // A line that begins with a full stop is sent with two.
      return { next: { text: [...text, line.replace(/^\.\./, ".")], messages }, reply: [] };
    }
    const id = messages + 1;
    const reply = [`225-${id}`, "225 OK MESSAGE QUEUED"];
    return { next: { text: null, messages: id }, reply, spoken: plainText(text.join(" ")) };
  }
  const isSpeak = line === "SPEAK";
  const reply = isSpeak
    ? ["230 OK RECEIVING DATA"]
    : line === "HISTORY GET CLIENT_ID"
      ? ["245-1", "245 OK CLIENT ID SENT"]
      : ["200 OK"];
  return { next: { text: isSpeak ? [] : null, messages }, reply };
}

/** The words of a text in Speech Synthesis Markup Language. */
function plainText(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
}
