import type { Arrival } from "./foreign-host.ts";

/** What arrives from a page without headers, and from one with the headers of the site. */
interface Outcome {
  readonly free: Arrival;
  readonly guarded: Arrival;
}

/** By every way not listed below, a page without headers gets a request through, and one with headers nothing. */
export const closed: Outcome = { free: "request", guarded: "nothing" };

/** Ways that cannot be tested: nothing arrives even from a page without headers. */
const untold: Outcome = { free: "nothing", guarded: "nothing" };

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
    WebTransport: untold,
    "WebRTC over UDP": { free: "datagram", guarded: "nothing" },
    "WebRTC over TCP": { free: "connection", guarded: "nothing" },
    "link rel=manifest": untold,
    "link rel=preconnect": untold,
    "link rel=dns-prefetch": untold,
    "own host: image": open,
    "own host: link rel=prefetch": open,
    "own host: location": open,
  },
  firefox: {
    fetchLater: untold,
    WebTransport: { free: "datagram", guarded: "nothing" },
    "WebRTC over UDP": untold,
    "WebRTC over TCP": { free: "connection", guarded: "connection" },
    "speculation rules": untold,
    "a ping": untold,
    FedCM: untold,
    PaymentRequest: untold,
    "link rel=manifest": untold,
    "link rel=preconnect": untold,
    "link rel=dns-prefetch": untold,
    "a click on a link": open,
    "a click on a link to a new tab": open,
    "a click on a download": open,
    location: open,
    "window.open": open,
    "meta refresh": open,
    "own host: image": open,
    "own host: location": open,
  },
  webkit: {
    fetchLater: untold,
    WebTransport: untold,
    "WebRTC over UDP": untold,
    "WebRTC over TCP": untold,
    "speculation rules": untold,
    FedCM: untold,
    PaymentRequest: untold,
    "link rel=icon": untold,
    "link rel=manifest": untold,
    "link rel=prefetch": untold,
    "link rel=preconnect": { free: "connection", guarded: "connection" },
    "link rel=dns-prefetch": untold,
    "a click on a link": open,
    "a click on a link to a new tab": { free: "connection", guarded: "connection" },
    "a click on a download": open,
    location: open,
    "window.open": untold,
    "meta refresh": open,
    "form to a new tab": untold,
    "own host: image": open,
    "own host: link rel=prefetch": untold,
    "own host: location": open,
  },
};
