/**
 * Marks of the largest study of typing on desktop keyboards: Dhakal, Feit, Kristensson & Oulasvirta,
 * "Observations on Typing from 136 Million Keystrokes", CHI 2018. Speeds in WPM.
 */
export const desktopStudy = {
  people: 168_960,
  mean: 51.56,
  /** The slowest tenth typed slower than about this. */
  slowestTenth: 26,
  /** The fastest tenth typed faster than about this. */
  fastestTenth: 78,
  /** Share of the characters that were left wrong. */
  leftWrong: 0.0117,
} as const;

/** Palin, Feit, Kim, Kristensson & Oulasvirta, "How do People Type on Mobile Devices?", MobileHCI 2019. */
export const phoneStudy = { people: 37_370, mean: 36.2 } as const;
