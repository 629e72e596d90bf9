import type { ReactNode } from "react";

/** A part of a picture in units of its own, stretched to the width there is, which strokes are not. */
export function StretchedSvg({
  width,
  height,
  children,
}: {
  width: number;
  height: number;
  children: ReactNode;
}) {
  return (
    <svg
      width="100%"
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      overflow="visible"
    >
      {children}
    </svg>
  );
}
