import { type LayoutName, keyboardLayouts } from "../../content/keyboard-layouts.ts";

/** In memory alone: it goes with the tab. */
let chosen: LayoutName = "qwerty";

/** The layout that the visitor chose on this visit. */
export function chosenLayout(): LayoutName {
  return chosen;
}

export function rememberLayout(name: LayoutName): void {
  chosen = name;
}

export function isLayoutName(name: string): name is LayoutName {
  return Object.hasOwn(keyboardLayouts, name);
}
