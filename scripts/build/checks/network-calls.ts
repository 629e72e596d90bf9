/** Calls that no script of this site contains: to a network, to storage, or to run text as code. */
const calls = [
  /\bfetch\(/,
  /\bfetchLater\b/,
  /\bXMLHttpRequest\b/,
  /\bsendBeacon\b/,
  /\bWebSocket\b/,
  /\bWebTransport\b/,
  /\bEventSource\b/,
  /\bRTCPeerConnection\b/,
  /\bsessionStorage\b/,
  /\bindexedDB\b/,
  /\bdocument\.cookie\b/,
  /\bcookieStore\b/,
  /\bcaches\./,
  /\bserviceWorker\b/,
  /\bnew (?:Shared)?Worker\(/,
  /\bspeechSynthesis\b/,
  /\beval\(/,
  /\bnew Function\(/,
];

/** Returns a sentence for each such call in the text of a script. */
export function networkCalls(script: string): readonly string[] {
  return calls.flatMap((call) => script.match(call) ?? []).map((call) => `calls ${call}`);
}
