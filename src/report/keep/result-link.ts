import type { KeptResult } from "./kept-result.ts";
import { writeResultCode } from "./result-code.ts";
import { resultMark } from "./result-mark.ts";

/**
 * The address that shows a result on Home.
 *
 * @param origin without a slash at the end
 */
export function resultLink(result: KeptResult, origin: string): string {
  return `${origin}/${resultMark}${writeResultCode(result)}`;
}
