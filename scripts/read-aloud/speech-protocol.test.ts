import { expect, test } from "vitest";
import { answer, newConversation } from "./speech-protocol.ts";

function converse(lines: readonly string[]) {
  let conversation = newConversation;
  const replies: string[] = [];
  const spoken: string[] = [];
  for (const line of lines) {
    const turn = answer(conversation, line);
    conversation = turn.next;
    replies.push(...turn.reply);
    if (turn.spoken !== undefined) spoken.push(turn.spoken);
  }
  return { replies, spoken };
}

test("a text is spoken once it is complete, without its marks", () => {
  const marked = `<speak><mark name="0:4"/>Pace <mark name="5:12"/>heading &lt;h3&gt; &amp; more</speak>`;
  const { replies, spoken } = converse(["SPEAK", marked, "."]);
  expect(spoken).toEqual(["Pace heading <h3> & more"]);
  expect(replies).toEqual(["230 OK RECEIVING DATA", "225-1", "225 OK MESSAGE QUEUED"]);
});

test("a text of several lines is one message, and a command in it is text", () => {
  expect(converse(["SPEAK", "STOP self", "..5 s", "."]).spoken).toEqual(["STOP self .5 s"]);
});

test("messages are numbered, and every other command is accepted", () => {
  const { replies } = converse(["SPEAK", "one", ".", "SET self RATE 2", "SPEAK", "two", "."]);
  expect(replies.filter((line) => line.startsWith("225-") || line.startsWith("200"))).toEqual([
    "225-1",
    "200 OK",
    "225-2",
  ]);
  expect(converse(["HISTORY GET CLIENT_ID"]).replies).toEqual(["245-1", "245 OK CLIENT ID SENT"]);
});
