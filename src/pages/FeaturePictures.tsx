import type { ReactNode, SVGProps } from "react";

/* Decoration of the cards on Home: it adds nothing to their text. */

const levels = [
  ["Easy", "The kettle sings on the stove", "var(--ink)", "var(--sheet)"],
  ["Medium", "When the library closed its", "var(--sheet)", "var(--ink)"],
  ["Hard", "The museum's newest exhibit", "var(--sheet)", "var(--ink)"],
] as const;

const bold = { fontWeight: 600, fill: "var(--ink)" } as const;

/** The level buttons, with the start of a passage each. */
export function LevelsPicture() {
  return (
    <Picture>
      {levels.map(([name, beginning, fill, ink], index) => (
        <g key={name} transform={`translate(20 ${22 + 46 * index})`} fontFamily="var(--mono)">
          <rect width="80" height="38" rx="8" fill="var(--edge)" />
          <rect x="0.5" y="0.5" width="79" height="35" rx="7.5" fill={fill} stroke="var(--edge)" />
          {label(40, 23, name, { textAnchor: "middle", fontSize: 14, fontWeight: 600, fill: ink })}
          {label(94, 24, beginning, { fontSize: 16, fill: "var(--ink-muted)" })}
        </g>
      ))}
    </Picture>
  );
}

/** A result: speed, likely range, and the pace with one mistake left and one corrected. */
export function SpeedPicture() {
  return (
    <Picture>
      <g fontFamily="var(--mono)" fontSize="13" fill="var(--ink-muted)">
        {label(20, 58, "48", { ...bold, fontSize: 44 })}
        {label(82, 38, "WPM")}
        {label(82, 56, "likely 38 to 61", bold)}
        {label(20, 86, "60")}
        {label(20, 122, "40")}
        {label(48, 152, "0 s")}
        {label(340, 152, "51 s", { textAnchor: "end" })}
      </g>
      <rect x="48" y="80" width="292" height="42" fill="var(--accent)" fillOpacity="0.12" />
      <path d="M48 82h292M48 118h292" stroke="var(--rule)" />
      <path d="M48 102h292" stroke="var(--accent)" strokeDasharray="4 4" />
      <path
        d="M48 100c12 -6 24 6 38 0s24 -8 32 4s8 24 14 26s10 -22 22 -18s20 16 34 6s26 -14 38 -16s18 -12 26 4s8 22 12 22s10 -24 20 -28s16 4 28 0s18 -14 28 -6"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2"
      />
      <path d="M127 125l10 10m0 -10l-10 10" stroke="var(--wrong)" strokeWidth="2.5" />
      <circle cx="264" cy="128" r="5" fill="var(--paper)" stroke="var(--ink)" strokeWidth="2" />
    </Picture>
  );
}

/** The browser's list of requests, which is empty during a test. */
export function PrivacyPicture() {
  return (
    <Picture>
      <g fill="var(--sheet)" stroke="var(--edge)">
        <rect x="20" y="22" width="320" height="132" rx="8" />
      </g>
      <path d="M20 54h320M20 122h320" stroke="var(--rule)" />
      <g fontFamily="var(--mono)" fontSize="14" fill="var(--ink-muted)">
        {label(34, 43, "Name")}
        {label(200, 43, "Status")}
        {label(326, 43, "Size", { textAnchor: "end" })}
        {label(34, 143, "0 requests", bold)}
        {label(326, 143, "0 B", { ...bold, textAnchor: "end" })}
      </g>
      <g fill="none" stroke="var(--ink)" strokeWidth="2">
        <rect x="52" y="85" width="20" height="16" rx="3" />
        <path d="M56 85v-4a6 6 0 0 1 12 0v4M62 91v4" />
      </g>
      {label(84, 98, "Nothing sent while you typed", { fontSize: 15, fill: "var(--ink)" })}
    </Picture>
  );
}

function label(x: number, y: number, text: string, look?: SVGProps<SVGTextElement>) {
  return (
    <text x={x} y={y} {...look}>
      {text}
    </text>
  );
}

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 360 176" focusable="false">
      {children}
    </svg>
  );
}
