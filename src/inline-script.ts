/**
 * Returns the source of an inline script, which runs before any file has loaded. The function, and any
 * function among its arguments, can refer only to its own arguments.
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
