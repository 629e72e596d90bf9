import { type ReactNode, startTransition, useEffect, useState } from "react";

/** Shows parts one below the other, each by itself, so that the page answers and paints between them. */
export function RenderInTurn({ children }: { children: readonly ReactNode[] }) {
  return <Parts parts={children} />;
}

function Parts({ parts: [first, ...others] }: { parts: readonly ReactNode[] }) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => startTransition(() => setIsTime(true)), []);
  return (
    <>
      {first}
      {isTime && others.length > 0 && <Parts parts={others} />}
    </>
  );
}
