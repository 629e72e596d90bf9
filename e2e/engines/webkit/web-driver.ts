/** A browser's session under WebDriver, the classic protocol of W3C: its commands are HTTP requests. */
export interface WebDriverSession {
  /** The browser's. */
  readonly version: string;
  /** Sends a command by its path below the session's: `url` with a body opens an address. */
  readonly post: (command: string, body?: object) => Promise<unknown>;
  readonly get: (command: string) => Promise<unknown>;
  /** Without a command, the session itself. */
  readonly delete: (command?: string) => Promise<unknown>;
}

export async function startSession(driver: string): Promise<WebDriverSession> {
  const { sessionId, capabilities } = (await send("POST", `${driver}/session`, {
    capabilities: {},
  })) as { readonly sessionId: string; readonly capabilities: { readonly browserVersion: string } };
  const session = `${driver}/session/${sessionId}`;
  return {
    version: capabilities.browserVersion,
    post: (command, body = {}) => send("POST", `${session}/${command}`, body),
    get: (command) => send("GET", `${session}/${command}`),
    delete: (command) => send("DELETE", [session, command].filter(Boolean).join("/")),
  };
}

async function send(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}
