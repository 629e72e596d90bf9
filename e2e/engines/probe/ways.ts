/**
 * A way for code of a page to reach a host, run in the page. It may fail; only what arrives counts.
 */
export type Way = (leak: Leak) => void | Promise<void>;

export interface Leak {
  /** An address that no other way requests. */
  readonly address: string;
  readonly name: string;
}

/**
 * Ways that need a page in which nothing loads: Firefox begins a prefetch only then, and drops it when
 * a document begins to load.
 */
const prefetchWays = {
  "link rel=prefetch": addLink,
  "own host: link rel=prefetch": addLink,
} satisfies Record<string, Way>;

/** Ways to another host that leave the page where it is. */
const stayingWays = {
  fetch: ({ address }: Leak) => {
    void fetch(address, { mode: "no-cors" });
  },
  XMLHttpRequest: ({ address }: Leak) => {
    const request = new XMLHttpRequest();
    request.open("GET", address);
    request.send();
  },
  sendBeacon: ({ address }: Leak) => {
    navigator.sendBeacon(address, "typed text");
  },
  fetchLater: ({ address }: Leak) => {
    const fetchLater = Reflect.get(window, "fetchLater") as (url: string, options: object) => void;
    fetchLater(address, { activateAfter: 0 });
  },
  WebSocket: ({ address }: Leak) => {
    void new WebSocket(address.replace("http:", "ws:"));
  },
  EventSource: ({ address }: Leak) => {
    void new EventSource(address);
  },
  WebTransport: ({ address }: Leak) => {
    void new WebTransport(address.replace("http:", "https:"));
  },
  "WebRTC over UDP": ({ address }: Leak) => {
    const { hostname, port } = new URL(address);
    const connection = new RTCPeerConnection({
      iceServers: [{ urls: `stun:${hostname}:${port}` }],
    });
    connection.createDataChannel("typed text");
    void connection.createOffer().then((offer) => connection.setLocalDescription(offer));
  },
  "WebRTC over TCP": ({ address }: Leak) => {
    const { hostname, port } = new URL(address);
    const connection = new RTCPeerConnection({
      iceServers: [
        { urls: `turn:${hostname}:${port}?transport=tcp`, username: "typed", credential: "text" },
      ],
    });
    connection.createDataChannel("typed text");
    void connection.createOffer().then((offer) => connection.setLocalDescription(offer));
  },
  image: ({ address }: Leak) => {
    new Image().src = address;
  },
  video: ({ address }: Leak) => {
    const video = document.createElement("video");
    video.preload = "auto";
    video.src = address;
    document.body.append(video);
  },
  "CSS url()": ({ address }: Leak) => {
    document.body.style.backgroundImage = `url("${address}")`;
  },
  "CSS @import": ({ address }: Leak) => {
    const sheet = document.createElement("style");
    sheet.textContent = `@import url("${address}");`;
    document.head.append(sheet);
  },
  FontFace: ({ address }: Leak) => {
    void new FontFace("Leak", `url("${address}")`).load();
  },
  "script element": ({ address }: Leak) => {
    const script = document.createElement("script");
    script.src = address;
    document.head.append(script);
  },
  "import()": ({ address }: Leak) => {
    void import(address);
  },
  "worker from a blob": ({ address }: Leak) => {
    const code = `fetch(${JSON.stringify(address)}, { mode: "no-cors" })`;
    void new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
  },
  iframe: ({ address }: Leak) => {
    const frame = document.createElement("iframe");
    frame.src = address;
    document.body.append(frame);
  },
  "iframe with a document of its own": ({ address }: Leak) => {
    const frame = document.createElement("iframe");
    document.body.append(frame);
    const image = frame.contentDocument?.createElement("img");
    if (image) image.src = address;
  },
  object: ({ address }: Leak) => {
    const object = document.createElement("object");
    object.data = address;
    document.body.append(object);
  },
  embed: ({ address }: Leak) => {
    const embed = document.createElement("embed");
    embed.src = address;
    document.body.append(embed);
  },
  "speculation rules": ({ address }: Leak) => {
    const rules = document.createElement("script");
    rules.type = "speculationrules";
    rules.textContent = JSON.stringify({ prefetch: [{ urls: [address], eagerness: "immediate" }] });
    document.head.append(rules);
  },
  "a ping": ({ address }: Leak) => {
    const link = document.createElement("a");
    link.href = "#here";
    link.ping = address;
    document.body.append(link);
    link.click();
  },
  FedCM: ({ address }: Leak) => {
    const identity = { providers: [{ configURL: address, clientId: "leak" }] };
    void navigator.credentials.get({ identity } as CredentialRequestOptions);
  },
  PaymentRequest: ({ address }: Leak) => {
    const total = { label: "Leak", amount: { currency: "EUR", value: "0.01" } };
    void new PaymentRequest([{ supportedMethods: address }], { total }).show();
  },
  "link rel=stylesheet": addLink,
  "link rel=icon": addLink,
  "link rel=manifest": addLink,
  "link rel=preload": addLink,
  "link rel=modulepreload": addLink,
  "link rel=preconnect": addLink,
  "link rel=dns-prefetch": addLink,
  // Last, because the page is behind the new tab then.
  "a click on a link to a new tab": ({ address }: Leak) => {
    const link = document.createElement("a");
    link.href = address;
    link.target = "_blank";
    document.body.append(link);
    link.click();
  },
  "window.open": ({ address }: Leak) => {
    open(address);
  },
  "form to a new tab": ({ address }: Leak) => {
    const form = document.createElement("form");
    form.action = address;
    form.target = "_blank";
    document.body.append(form);
    form.submit();
  },
} satisfies Record<string, Way>;

/** Ways to another host that may navigate. */
export const leavingWays = {
  "a click on a link": ({ address }: Leak) => {
    const link = document.createElement("a");
    link.href = address;
    document.body.append(link);
    link.click();
  },
  "a click on a download": ({ address }: Leak) => {
    const link = document.createElement("a");
    link.href = address;
    link.download = "leak";
    document.body.append(link);
    link.click();
  },
  location: ({ address }: Leak) => {
    location.href = address;
  },
  "meta refresh": ({ address }: Leak) => {
    const meta = document.createElement("meta");
    meta.httpEquiv = "refresh";
    meta.content = `0; url=${address}`;
    document.head.append(meta);
  },
  form: ({ address }: Leak) => {
    const form = document.createElement("form");
    form.action = address;
    document.body.append(form);
    form.submit();
  },
} satisfies Record<string, Way>;

/** Other ways to the page's own host, which sees the requested addresses. */
const ownHostWays: Readonly<Record<string, Way>> = {
  "own host: fetch": stayingWays.fetch,
  "own host: import()": stayingWays["import()"],
  "own host: image": stayingWays.image,
  "own host: link rel=stylesheet": addLink,
  "own host: location": leavingWays.location,
};

/** In the order in which they are tried. */
export const allWays: Readonly<Record<string, Way>> = {
  ...prefetchWays,
  ...stayingWays,
  ...ownHostWays,
  ...leavingWays,
};

/** Waits for a prefetch until the browser has the file or was refused it, if it prefetches at all. */
async function addLink({ address, name }: Leak): Promise<void> {
  const link = document.createElement("link");
  link.rel = name.replace(/.*link rel=/, "");
  if (link.rel === "preload") link.as = "image";
  link.href = address;
  document.head.append(link);
  if (link.rel !== "prefetch" || !link.relList.supports("prefetch")) return;
  await new Promise((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve);
  });
}
