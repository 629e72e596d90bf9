/**
 * The port that the environment's `PORT` names; 0 lets the system choose one.
 *
 * @throws when it is no port, with a sentence for the person who set it.
 */
export function portFrom(setting: string | undefined, preset: number): number {
  if (setting === undefined || setting === "") return preset;
  if (!/^\d{1,5}$/.test(setting) || Number(setting) > 65_535) {
    throw new Error(`PORT is "${setting}". It must be a number from 0 to 65535.`);
  }
  return Number(setting);
}
