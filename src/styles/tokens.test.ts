import {
  type Color,
  converter,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
  wcagContrast,
} from "culori";
import { describe, expect, test } from "vitest";
import heat from "./heat.css?raw";
import tokens from "./tokens.css?raw";

type Theme = "light" | "dark";

const sights: Readonly<Record<string, (color: Color) => Color>> = {
  "as most people see them": (color) => color,
  "without red (protanopia)": inLinearLight(filterDeficiencyProt(1)),
  "without green (deuteranopia)": inLinearLight(filterDeficiencyDeuter(1)),
  "without blue (tritanopia)": inLinearLight(filterDeficiencyTrit(1)),
};

const difference = differenceCiede2000();

describe.each([
  ["light", false],
  ["dark", false],
  ["light", true],
  ["dark", true],
] as const)("in the %s theme, more contrast asked for: %s", (theme, isMoreContrast) => {
  const palette = paletteOf(theme, isMoreContrast);

  test.each([
    ["ink", "paper"],
    ["ink", "sheet"],
    ["ink", "band"],
    ["ink-muted", "paper"],
    ["ink-muted", "sheet"],
    ["accent", "paper"],
    ["accent", "sheet"],
    ["on-accent", "accent"],
    ["sheet", "ink"],
    ["untyped", "sheet"],
    ["correct", "sheet"],
    ["wrong", "sheet"],
    ["wrong", "wrong-tint"],
    ["on-here", "here"],
    ["ink", "heat-1"],
    ["ink", "heat-2"],
    ["on-here", "heat-3"],
    ["on-here", "heat-4"],
  ])("%s is text at 7 : 1 on %s", (text, ground) => {
    expect(wcagContrast(palette(text), palette(ground))).toBeGreaterThanOrEqual(7);
  });

  test.each([
    ["edge", "paper"],
    ["edge", "sheet"],
    ["accent", "paper"],
    ["accent", "sheet"],
    ["accent", "band"],
    ["wrong", "sheet"],
    ["ink", "band"],
    ["on-here", "here"],
    ["ink", "heat-1"],
    ["ink", "heat-2"],
    ["on-here", "heat-3"],
    ["on-here", "heat-4"],
  ])("%s draws controls, focus and marks at 3 : 1 on %s", (line, ground) => {
    expect(wcagContrast(palette(line), palette(ground))).toBeGreaterThanOrEqual(3);
  });

  test("the character to be typed is marked at 3 : 1 on its sheet, by its background or the line under it", () => {
    const marks = [palette("here"), palette("on-here")];
    const contrasts = marks.map((mark) => wcagContrast(mark, palette("sheet")));
    expect(Math.max(...contrasts)).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries(sights))(
    "right, wrong, untyped and current text stay apart, %s",
    (_, sight) => {
      const correct = sight(palette("correct"));
      const wrong = sight(palette("wrong"));
      const untyped = sight(palette("untyped"));
      expect(difference(correct, wrong)).toBeGreaterThanOrEqual(14);
      expect(difference(correct, untyped)).toBeGreaterThanOrEqual(14);
      expect(difference(wrong, untyped)).toBeGreaterThanOrEqual(14);
      const [current, ground] = [sight(palette("here")), sight(palette("sheet"))];
      expect(difference(current, ground)).toBeGreaterThanOrEqual(14);
    },
  );
});

test("if the system asks for more contrast, muted text and every line have the colour of text", () => {
  for (const theme of ["light", "dark"] as const) {
    const palette = paletteOf(theme, true);
    for (const name of ["ink-muted", "rule", "edge"]) {
      expect(palette(name)).toEqual(palette("ink"));
    }
  }
});

/** Reads a theme's colours from the style sheets. */
function paletteOf(theme: Theme, isMoreContrast: boolean): (name: string) => Color {
  const [everywhere = "", more = ""] = tokens.split("@media (prefers-contrast: more)");
  const [heats = ""] = heat.split("@media");
  const all = [...valuesIn(everywhere), ...valuesIn(heats)];
  const values = new Map([...all, ...(isMoreContrast ? valuesIn(more) : [])]);
  return function colorOf(name: string): Color {
    const value = values.get(name) ?? "";
    const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    if (other) return colorOf(other);
    const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
    const color = parse((theme === "light" ? light : dark) ?? value);
    if (!color) throw new Error(`There is no colour --${name}.`);
    return color;
  };
}

function valuesIn(css: string): readonly (readonly [string, string])[] {
  const declarations = css.matchAll(/--([\w-]+): ([^;]+);/g);
  return Array.from(declarations, ([, name = "", value = ""]) => [name, value]);
}

/**
 * A simulation by Machado, Oliveira and Fernandes (2009), whose matrices are meant for linear light;
 * culori applies them to the encoded channels that it is given.
 */
function inLinearLight(filter: (color: Color) => Color): (color: Color) => Color {
  const linear = converter("lrgb");
  return (color) => {
    const { r, g, b } = rgb(filter({ ...linear(color), mode: "rgb" }));
    return { mode: "lrgb", r, g, b };
  };
}

const rgb = converter("rgb");
