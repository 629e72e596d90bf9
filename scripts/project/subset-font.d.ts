declare module "subset-font" {
  /** A font with only the glyphs that `text` needs. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "truetype" | "woff2";
      noLayoutClosure?: boolean;
      dropTables?: readonly string[];
    },
  ): Promise<Buffer>;
}
