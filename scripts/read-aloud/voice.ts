import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { answer, newConversation } from "./speech-protocol.ts";

/** Receives what a screen reader says. */
export interface Voice {
  /** All that was said. */
  readonly said: readonly string[];
  /**
   * Waits until something is said, and returns all that was said since the last call, up to that.
   *
   * @throws if it is not said within the time limit, with what was said instead.
   */
  waitFor(phrase: string | RegExp, milliseconds?: number): Promise<readonly string[]>;
}

/** In milliseconds. An answer takes some tenths of a second, and many times as long on a busy machine. */
const timeLimit = 90_000;

/** Listens at a socket for a screen reader, in place of Speech Dispatcher, until the signal aborts. */
export async function startVoice(socket: string, signal: AbortSignal): Promise<Voice> {
  const said: string[] = [];
  const server = createServer((connection) => {
    let conversation = newConversation;
    const lines = createInterface({ input: connection });
    // A screen reader that is killed breaks its connection; both emit it.
    connection.on("error", () => {});
    lines.on("error", () => {});
    lines.on("line", (line) => {
      const { next, reply, spoken } = answer(conversation, line);
      conversation = next;
      for (const each of reply) connection.write(`${each}\r\n`);
      if (!spoken) return;
      said.push(spoken);
      server.emit("spoken");
    });
  });
  signal.addEventListener("abort", () => server.close());
  server.listen(socket);
  await once(server, "listening");

  let returned = 0;
  return {
    said,
    async waitFor(phrase, milliseconds = timeLimit) {
      const waiting = AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);
      for (;;) {
        const since = said.slice(returned);
        const found = since.findIndex((text) =>
          typeof phrase === "string" ? text.includes(phrase) : phrase.test(text),
        );
        if (found >= 0) {
          returned += found + 1;
          return since.slice(0, found + 1);
        }
        try {
          await once(server, "spoken", { signal: waiting });
        } catch {
          const instead = since.map((text) => `  ${text}`).join("\n");
          throw new Error(`The screen reader did not say ${String(phrase)}, but:\n${instead}`);
        }
      }
    },
  };
}
