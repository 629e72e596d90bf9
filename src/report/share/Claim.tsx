import { useEffect, useState } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import { ahead, useAhead } from "../../ui/ahead.ts";
import { resultMark } from "./result-mark.ts";

const claimedResultAhead = ahead(() => import("./ClaimedResult.tsx"));

/**
 * The result that the address of the page claims, where it claims one, once the code that shows it has
 * been fetched.
 *
 * A claim stays when the address comes to name a place on the page, as the skip link makes it; it goes
 * when the address has no `#` part any more.
 */
export function Claim() {
  const hash = useLocationProperty(readHash, () => "");
  const [read, setRead] = useState<{ hash: string; code: string | null }>({ hash: "", code: null });
  const module = useAhead(claimedResultAhead);

  const code = hash === read.hash ? read.code : claimedBy(hash, read.code);
  if (hash !== read.hash) setRead({ hash, code });

  const isClaimed = code !== null;
  useEffect(() => {
    if (isClaimed) claimedResultAhead.want();
  }, [isClaimed]);

  return typeof module === "object" && code !== null ? <module.ClaimedResult code={code} /> : null;
}

function readHash(): string {
  return location.hash;
}

function claimedBy(hash: string, before: string | null): string | null {
  if (hash.startsWith(resultMark)) return hash.slice(resultMark.length);
  return hash === "" ? null : before;
}
