import type { Arrival } from "./foreign-host.ts";

/** What arrives from a page without headers, and from one with the headers of the site. */
interface Outcome {
  readonly free: Arrival;
  readonly guarded: Arrival;
}

/** For ways not listed below: a request arrives without the headers, and nothing with them. */
export const closed: Outcome = { free: "request", guarded: "nothing" };

/** Ways that cannot be tested: nothing arrives even from a page without headers. */
const untestable: Outcome = { free: "nothing", guarded: "nothing" };

/** Ways that the headers do not block. */
const open: Outcome = { free: "request", guarded: "request" };

/** The versions of the engines that the exceptions below were recorded with. */
export const recordedVersions: Readonly<Record<string, string>> = {
  chromium: "156.",
  firefox: "153.",
  webkit: "2.50.",
};

/**
 * What these versions do as the tests start them: Chromium without QUIC and without preconnecting.
 * Name lookups are not recorded, Firefox sends no datagram to its own machine, and WebKit opens no
 * window for a page.
 */
export const exceptions: Readonly<Record<string, Readonly<Record<string, Outcome>>>> = {
  chromium: {
    WebTransport: untestable,
    "WebRTC over UDP": { free: "datagram", guarded: "nothing" },
    "WebRTC over TCP": { free: "connection", guarded: "nothing" },
    "link rel=manifest": untestable,
    "link rel=preconnect": untestable,
    "link rel=dns-prefetch": untestable,
    "own host: image": open,
    "own host: import()": open,
    "own host: link rel=prefetch": open,
    "own host: location": open,
  },
  firefox: {
    fetchLater: untestable,
    WebTransport: { free: "datagram", guarded: "nothing" },
    "WebRTC over UDP": untestable,
    "WebRTC over TCP": { free: "connection", guarded: "connection" },
    "speculation rules": untestable,
    "a ping": untestable,
    FedCM: untestable,
    PaymentRequest: untestable,
    "link rel=manifest": untestable,
    "link rel=preconnect": untestable,
    "link rel=dns-prefetch": untestable,
    "a click on a link": open,
    "a click on a link to a new tab": open,
    "a click on a download": open,
    location: open,
    "window.open": open,
    "meta refresh": open,
    "own host: image": open,
    "own host: import()": open,
    "own host: location": open,
  },
  webkit: {
    fetchLater: untestable,
    WebTransport: untestable,
    "WebRTC over UDP": untestable,
    "WebRTC over TCP": untestable,
    "speculation rules": untestable,
    FedCM: untestable,
    PaymentRequest: untestable,
    "link rel=icon": untestable,
    "link rel=manifest": untestable,
    "link rel=prefetch": untestable,
    "link rel=preconnect": { free: "connection", guarded: "connection" },
    "link rel=dns-prefetch": untestable,
    "a click on a link": open,
    "a click on a link to a new tab": { free: "connection", guarded: "connection" },
    "a click on a download": open,
    location: open,
    "window.open": untestable,
    "meta refresh": open,
    "form to a new tab": untestable,
    "own host: image": open,
    "own host: import()": open,
    "own host: link rel=prefetch": untestable,
    "own host: location": open,
  },
};
