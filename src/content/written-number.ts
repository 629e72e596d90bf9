/**
 * A number as it stands in English text, as "62", "2,000" or "1.08": halves are rounded away from zero.
 *
 * Not by the browser's own formats: to make the first one takes it longer than all else with which a
 * page starts (docs/work/performance.md).
 *
 * @param value of a size below 10^21
 * @param form decimals: how many, at most 5; groupedFrom: how many digits before the point have commas
 */
export function writtenNumber(value: number, { decimals = 0, groupedFrom = 4 } = {}): string {
  const size = Math.abs(value);
  // The point is moved in the text: as a product, 1.005 times 100 falls short of the half.
  const rounded = size < 1e-6 ? 0 : Math.round(Number(`${size}e${decimals}`));
  const digits = `${rounded}`.padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const grouped = whole.length < groupedFrom ? whole : whole.replaceAll(betweenGroups, ",");
  const sign = value < 0 && rounded > 0 ? "-" : "";
  return `${sign}${grouped}${decimals > 0 ? `.${digits.slice(-decimals)}` : ""}`;
}

const betweenGroups = /\B(?=(?:\d{3})+$)/g;
