/**
 * The source of a script for the page itself, run before any file has arrived.
 * The function must stand alone, and so must functions among its arguments: what it does not take as an
 * argument it cannot reach.
 */
export function inlineScript<Values extends readonly unknown[]>(
  script: (...values: Values) => void,
  ...values: Values
): string {
  const sources = values.map((value) =>
    typeof value === "function"
      ? value.toString()
      : JSON.stringify(value).replaceAll("<", "\\u003c"),
  );
  return `(${script.toString()})(${sources.join(",")})`;
}
