/** What a script of this site never has: ways to reach a network, to store, or to run text as code. */
const calls = [
  /\bfetch\(/,
  /\bXMLHttpRequest\b/,
  /\bsendBeacon\b/,
  /\bWebSocket\b/,
  /\bEventSource\b/,
  /\bRTCPeerConnection\b/,
  /\bindexedDB\b/,
  /\bdocument\.cookie\b/,
  /\bserviceWorker\b/,
  /\beval\(/,
];

/** A sentence for each such call in the text of a script. */
export function networkCalls(script: string): readonly string[] {
  return calls.flatMap((call) => script.match(call) ?? []).map((call) => `calls ${call}`);
}
