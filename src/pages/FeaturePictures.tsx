import type { ReactNode } from "react";

/* Decoration of the cards on Home: it adds nothing to their text. */

const levels = [
  ["Easy", "The kettle sings on the stove"],
  ["Medium", "When the library closed its"],
  ["Hard", "The museum's newest exhibit"],
] as const;

/** The level keys, with the start of a passage each. */
export function LevelsPicture() {
  return (
    <Picture>
      {levels.map(([name, beginning], index) => (
        <g key={name} transform={`translate(20 ${22 + 46 * index})`} fontFamily="var(--mono)">
          <rect width="80" height="38" rx="8" fill="var(--edge)" />
          <rect
            x="0.5"
            y="0.5"
            width="79"
            height="35"
            rx="7.5"
            fill={index === 0 ? "var(--ink)" : "var(--sheet)"}
            stroke={index === 0 ? "var(--ink)" : "var(--edge)"}
          />
          <text
            x="40"
            y="23"
            textAnchor="middle"
            fontSize="14"
            fontWeight="600"
            fill={index === 0 ? "var(--sheet)" : "var(--ink)"}
          >
            {name}
          </text>
          <text x="94" y="24" fontSize="16" fill="var(--ink-muted)">
            {beginning}
          </text>
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
        <text x="20" y="58" fontSize="44" fontWeight="600" fill="var(--ink)">
          48
        </text>
        <text x="82" y="38">
          WPM
        </text>
        <text x="82" y="56" fontWeight="600" fill="var(--ink)">
          likely 38 to 61
        </text>
        <text x="20" y="86">
          60
        </text>
        <text x="20" y="122">
          40
        </text>
        <text x="48" y="152">
          0 s
        </text>
        <text x="340" y="152" textAnchor="end">
          51 s
        </text>
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
      <circle cx="254" cy="130" r="5" fill="var(--paper)" stroke="var(--ink)" strokeWidth="2" />
    </Picture>
  );
}

/** The browser's list of requests, empty during a test. */
export function PrivacyPicture() {
  return (
    <Picture>
      <rect
        x="20.5"
        y="22.5"
        width="319"
        height="131"
        rx="8"
        fill="var(--sheet)"
        stroke="var(--edge)"
      />
      <path d="M20 54h320M20 122h320" stroke="var(--rule)" />
      <g fontFamily="var(--mono)" fontSize="14" fill="var(--ink-muted)">
        <text x="34" y="43">
          Name
        </text>
        <text x="200" y="43">
          Status
        </text>
        <text x="326" y="43" textAnchor="end">
          Size
        </text>
        <g fontWeight="600" fill="var(--ink)">
          <text x="34" y="143">
            0 requests
          </text>
          <text x="326" y="143" textAnchor="end">
            0 B
          </text>
        </g>
      </g>
      <g fill="none" stroke="var(--ink)" strokeWidth="2">
        <rect x="52" y="85" width="20" height="16" rx="3" />
        <path d="M56 85v-4a6 6 0 0 1 12 0v4M62 91v4" />
      </g>
      <text x="84" y="98" fontSize="15" fill="var(--ink)">
        Nothing sent while you typed
      </text>
    </Picture>
  );
}

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 360 176" focusable="false">
      {children}
    </svg>
  );
}
