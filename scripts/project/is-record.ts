/** Whether a value that came from elsewhere, as out of JSON, has properties to look for. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
