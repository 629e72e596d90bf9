/** Whether a value from elsewhere, for example from JSON, has properties. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
