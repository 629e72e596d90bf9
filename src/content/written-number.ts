/**
 * A number as it is written in English text, as "62", "2,000" or "1.08": halves are rounded away from zero.
 *
 * It does not use `Intl`, because creating the first format takes longer than the rest of a page's start
 * (docs/work/performance.md).
 *
 * @param value of a size below 10^21
 * @param form decimals: how many, at most 5; groupedFrom: how many digits before the point have commas
 */
export function writtenNumber(value: number, { decimals = 0, groupedFrom = 4 } = {}): string {
  const size = Math.abs(value);
  // Moves the point in the text, because the product 1.005 × 100 is less than 100.5.
  const rounded = size < 1e-6 ? 0 : Math.round(Number(`${size}e${decimals}`));
  const digits = `${rounded}`.padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const grouped = whole.length < groupedFrom ? whole : whole.replaceAll(betweenGroups, ",");
  const sign = value < 0 && rounded > 0 ? "-" : "";
  return `${sign}${grouped}${decimals > 0 ? `.${digits.slice(-decimals)}` : ""}`;
}

const betweenGroups = /\B(?=(?:\d{3})+$)/g;
