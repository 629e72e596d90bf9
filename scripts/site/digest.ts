import { createHash } from "node:crypto";

/** `sha384-…`, as `integrity` attributes and policies spell it. */
export function digest(algorithm: "sha256" | "sha384", contents: string | Buffer): string {
  return `${algorithm}-${createHash(algorithm).update(contents).digest("base64")}`;
}
