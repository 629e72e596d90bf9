import { useClaimedResult } from "./use-claimed-result.ts";

/** The result that the address of the page claims, where it claims one. */
export function Claim() {
  const claim = useClaimedResult();
  return claim && <claim.ClaimedResult code={claim.code} />;
}
