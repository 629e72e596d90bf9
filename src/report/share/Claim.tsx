import { useState } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import { ClaimedResult } from "./ClaimedResult.tsx";
import { resultMark } from "../../links/link-marks.ts";

/**
 * The result that the address of the page claims, where it claims one.
 *
 * A claim stays when the address comes to name a place on the page, as the skip link makes it; it goes
 * when the address has no `#` part any more.
 */
export function Claim() {
  const hash = useLocationProperty(readHash, () => "");
  const [read, setRead] = useState<{ hash: string; code: string | null }>({ hash: "", code: null });

  const code = hash === read.hash ? read.code : claimedBy(hash, read.code);
  if (hash !== read.hash) setRead({ hash, code });

  return code === null ? null : <ClaimedResult code={code} />;
}

function readHash(): string {
  return location.hash;
}

function claimedBy(hash: string, before: string | null): string | null {
  if (hash.startsWith(resultMark)) return hash.slice(resultMark.length);
  return hash === "" ? null : before;
}
