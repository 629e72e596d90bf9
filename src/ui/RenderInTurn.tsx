import { type ReactNode, startTransition, useEffect, useState } from "react";

/** Renders parts one after another, so that the page can react and paint between them. */
export function RenderInTurn({ children: [first, ...others] }: { children: readonly ReactNode[] }) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => startTransition(() => setIsTime(true)), []);
  return (
    <>
      {first}
      {isTime && others.length > 0 && <RenderInTurn>{others}</RenderInTurn>}
    </>
  );
}
