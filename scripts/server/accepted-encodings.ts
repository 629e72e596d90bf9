export type Encoding = "br" | "gzip";

/** The encodings that a request's `Accept-Encoding` accepts, the smallest output first. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const weights = new Map(
    (header ?? "").split(",").map((part) => {
      const [name = "", weight = "q=1"] = part
        .toLowerCase()
        .split(";")
        .map((side) => side.trim());
      return [name, Number(weight.replace(/^q=/, ""))];
    }),
  );
  return (["br", "gzip"] as const).filter(
    (name) => (weights.get(name) ?? weights.get("*") ?? 0) > 0,
  );
}
