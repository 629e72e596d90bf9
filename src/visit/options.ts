/** What a visitor may set for the visit; it goes with the tab. */
export interface Options {
  readonly areFiguresHidden: boolean;
  readonly textSize: "normal" | "large" | "larger";
  readonly face: "monospaced" | "system";
  readonly hasEndSound: boolean;
}

export const defaultOptions: Options = {
  areFiguresHidden: false,
  textSize: "normal",
  face: "monospaced",
  hasEndSound: false,
};
