import "../styles/base.css";
import "../styles/tokens.css";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { speedBand, speedBands } from "../engine/metrics/summarize.ts";
import { characterUnit, wordUnit } from "./speed-unit.ts";
import { SpeedScale } from "./SpeedScale.tsx";

test.each([
  [0, "Beginner: 0 to 20 WPM"],
  [20, "Intermediate: 20 to 40 WPM"],
  [59, "Good: 40 to 60 WPM"],
  [60, "Fast: 60 to 80 WPM"],
  [250, "Very Fast: 80 WPM or more"],
])("the scale describes %i WPM as %s", async (wordsPerMinute, description) => {
  const screen = await render(
    <SpeedScale wordsPerMinute={wordsPerMinute} range={null} unit={wordUnit} />,
  );
  await expect.element(screen.getByText(description)).toBeInTheDocument();
});

test("the legend names the rival of a race with its speed", async () => {
  const rival = { wordsPerMinute: 70, name: "a steady 70 WPM" };
  const screen = await render(
    <SpeedScale wordsPerMinute={62} range={null} rival={rival} unit={wordUnit} />,
  );
  await expect.element(screen.getByText("a steady 70 WPM")).toBeVisible();
});

test.each([240, 288, 358, 620, 1070])(
  "on a scale %i px wide, names stay apart and over their bands, and numbers apart, with the text spacing of WCAG too",
  async (width) => {
    for (const letterSpacing of ["normal", "0.12em"]) {
      for (let wordsPerMinute = 10; wordsPerMinute <= 270; wordsPerMinute += 10) {
        const screen = await render(
          <div style={{ width, letterSpacing }}>
            <SpeedScale wordsPerMinute={wordsPerMinute} range={null} unit={wordUnit} />
          </div>,
        );
        const numbers = [...screen.container.querySelectorAll("svg text")];
        const shown = numbers.filter((number) => number.checkVisibility());
        expectApart(shown.map((number) => number.getBoundingClientRect()));

        const names = shownNames(screen.container);
        expect(names.map((name) => name.textContent)).toContain(speedBand(wordsPerMinute).name);
        // Otherwise a band would seem to reach over its neighbour.
        if (letterSpacing === "normal") expect([1, speedBands.length]).toContain(names.length);
        expectApart(names.map((name) => name.getBoundingClientRect()));
        expectOverBands(screen.container, names);
        await screen.unmount();
      }
    }
  },
);

test("a wide scale names all bands", async () => {
  const screen = await render(
    <div style={{ width: 1070 }}>
      <SpeedScale wordsPerMinute={90} range={{ low: 70, high: 115 }} unit={wordUnit} />
    </div>,
  );
  expect(shownNames(screen.container).map((name) => name.textContent)).toEqual(
    speedBands.map(({ name }) => name),
  );
});

test.each([{ low: 70, high: 108 }, null])(
  "a scale shows the range of several tests to its end, whatever that of the last one (%o)",
  async (range) => {
    const combined = { low: 79, high: 138, tests: 2 };
    const screen = await render(
      <SpeedScale wordsPerMinute={87} range={range} combined={combined} unit={wordUnit} />,
    );
    await expect.element(screen.getByText("140+")).toBeInTheDocument();
    await expect.element(screen.getByText("2 tests together")).toBeVisible();
  },
);

test("a scale in characters per minute ends with an open number of them", async () => {
  const screen = await render(
    <SpeedScale wordsPerMinute={250} range={null} unit={characterUnit} />,
  );
  await expect.element(screen.getByText("1200+")).toBeInTheDocument();
});

/** The names of bands in the first line of their places. */
function shownNames(scale: Element): readonly Element[] {
  return [...scale.querySelectorAll("li")].flatMap((band) => {
    const { bottom } = band.getBoundingClientRect();
    return [...band.children].filter(
      (name) =>
        name.checkVisibility({ visibilityProperty: true }) &&
        name.getBoundingClientRect().top < bottom,
    );
  });
}

/** Expects the start of each name within its band, but for the key, which may need more space. */
function expectOverBands(scale: Element, names: readonly Element[]) {
  const bar = scale.querySelector("svg")?.getBoundingClientRect();
  const starts = [...scale.querySelectorAll("svg > line")].map(
    (line) => line.getBoundingClientRect().left,
  );
  const edges = [bar?.left ?? 0, ...starts, bar?.right ?? 0];
  for (const name of names) {
    if (name.matches("[data-own=true]")) continue;
    const band = speedBands.findIndex((each) => each.name === name.textContent);
    const { left } = name.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual((edges[band] ?? Infinity) - 1);
    expect(left).toBeLessThan(edges[band + 1] ?? 0);
  }
}

function expectApart(boxes: readonly DOMRect[]) {
  boxes.slice(1).forEach((box, index) => {
    expect(box.left).toBeGreaterThan(boxes[index]?.right ?? Infinity);
  });
}
