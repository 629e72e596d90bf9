import { expect, test } from "vitest";
import { networkCalls } from "./network-calls.ts";

test("a script that only computes calls nothing", () => {
  expect(networkCalls("prefetch(); const evaluate = 1; evaluate(2); isWorker(3)")).toEqual([]);
});

test.each([
  ["fetch('/x')", "fetch("],
  ["fetchLater('/x')", "fetchLater"],
  ["new XMLHttpRequest", "XMLHttpRequest"],
  ["navigator.sendBeacon('/x')", "sendBeacon"],
  ["new WebSocket('wss:')", "WebSocket"],
  ["new WebTransport('https:')", "WebTransport"],
  ["new EventSource('/x')", "EventSource"],
  ["new RTCPeerConnection", "RTCPeerConnection"],
  ["sessionStorage.x = 1", "sessionStorage"],
  ["indexedDB.open('x')", "indexedDB"],
  ["document.cookie = 'x'", "document.cookie"],
  ["cookieStore.set('x', 1)", "cookieStore"],
  ["caches.open('x')", "caches."],
  ["navigator.serviceWorker.register('/x')", "serviceWorker"],
  ["new Worker('/x')", "new Worker("],
  ["new SharedWorker('/x')", "new SharedWorker("],
  ["speechSynthesis.speak(x)", "speechSynthesis"],
  ["(0, eval)(x); eval(x)", "eval("],
  ["new Function(x)", "new Function("],
])("%s is reported", (script, call) => {
  expect(networkCalls(`a();${script};b()`)).toEqual([`calls ${call}`]);
});

test("each kind is reported once", () => {
  expect(networkCalls("fetch('/x'); navigator.sendBeacon('/y'); fetch('/z')")).toEqual([
    "calls fetch(",
    "calls sendBeacon",
  ]);
});
