import { createHash } from "node:crypto";

/** `sha256-…`, as `integrity` attributes and policies spell it. */
export function digest(contents: string | Buffer): string {
  return `sha256-${createHash("sha256").update(contents).digest("base64")}`;
}
