/** An answer of a live site, its body decompressed. */
export interface Fetched {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** Sends one request to a live site; does not follow redirects. */
export async function fetched(
  address: string,
  { method = "GET", encoding = "identity" } = {},
): Promise<Fetched> {
  try {
    const headers = { "Accept-Encoding": encoding };
    const response = await fetch(address, { method, headers, redirect: "manual" });
    const { status } = response;
    return { status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    throw new Error(`${address} cannot be fetched: ${String(reason)}`, { cause: error });
  }
}
