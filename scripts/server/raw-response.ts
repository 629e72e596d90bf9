import { type IncomingHttpHeaders, request } from "node:http";

/** A server's answer as it was sent. */
export interface RawResponse {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** For tests: requests a path as it is written, like curl with `--path-as-is`. */
export function rawResponse(
  address: string,
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = request(address, { path, method, headers }, (response) => {
      response.toArray().then((chunks) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has no encoding
        const body = Buffer.concat(chunks as Buffer[]);
        resolve({ status: response.statusCode, headers: response.headers, body });
      }, reject);
    });
    outgoing.on("error", reject).end();
  });
}
