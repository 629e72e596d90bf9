/** The specification's speed bands, slowest first, each with the WPM it begins at. */
export const speedBands = [
  { name: "Beginner", from: 0 },
  { name: "Intermediate", from: 20 },
  { name: "Good", from: 40 },
  { name: "Fast", from: 60 },
  { name: "Very Fast", from: 80 },
] as const;

export type SpeedBand = (typeof speedBands)[number]["name"];

/** The band of a speed in WPM; a speed on a boundary belongs to the faster band. */
export function speedBand(speed: number): SpeedBand {
  return speedBands.findLast(({ from }) => speed >= from)?.name ?? "Beginner";
}
