import {
  type Color,
  converter,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  interpolate,
  parse,
  wcagContrast,
} from "culori";
import { describe, expect, test } from "vitest";
import tokens from "./tokens.css?raw";

const sights: Readonly<Record<string, (color: Color) => Color>> = {
  "as most people see them": (color) => color,
  "without red (protanopia)": inLinearLight(filterDeficiencyProt(1)),
  "without green (deuteranopia)": inLinearLight(filterDeficiencyDeuter(1)),
};

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  const palette = paletteOf(theme);

  test.each([
    ["ink", "paper"],
    ["ink", "sheet"],
    ["ink-muted", "paper"],
    ["ink-muted", "sheet"],
    ["accent", "paper"],
    ["accent", "sheet"],
    ["on-accent", "accent"],
    ["correct", "sheet"],
    ["wrong", "sheet"],
    ["wrong", "wrong-tint"],
    ["on-here", "here"],
  ])("%s is text at 7 : 1 on %s", (text, ground) => {
    expect(wcagContrast(palette(text), palette(ground))).toBeGreaterThanOrEqual(7);
  });

  test.each(["wrong", "accent"])("the names of keys stand at 7 : 1 on the shade of %s", (shade) => {
    const shaded = interpolate([palette("sheet"), palette(shade)], "rgb")(0.24);
    expect(wcagContrast(palette("ink"), shaded)).toBeGreaterThanOrEqual(7);
  });

  test.each([
    ["edge", "paper"],
    ["edge", "sheet"],
    ["accent", "paper"],
    ["accent", "sheet"],
  ])("%s draws controls and focus at 3 : 1 on %s", (line, ground) => {
    expect(wcagContrast(palette(line), palette(ground))).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries(sights))("right, wrong and untyped text stay apart, %s", (_, sight) => {
    const difference = differenceCiede2000();
    const correct = sight(palette("correct"));
    const wrong = sight(palette("wrong"));
    const untyped = sight(palette("ink"));
    expect(difference(correct, wrong)).toBeGreaterThanOrEqual(14);
    expect(difference(correct, untyped)).toBeGreaterThanOrEqual(14);
    expect(difference(wrong, untyped)).toBeGreaterThanOrEqual(14);
  });
});

/** Reads a theme's colours out of the style sheet itself. */
function paletteOf(theme: "light" | "dark"): (name: string) => Color {
  const declaration = /--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g;
  const colors = new Map(
    Array.from(tokens.matchAll(declaration), ([, name, light, dark, both]) => [
      name,
      both ?? (theme === "light" ? light : dark),
    ]),
  );
  return (name) => {
    const color = parse(colors.get(name) ?? "");
    if (!color) throw new Error(`tokens.css has no colour --${name}.`);
    return color;
  };
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
