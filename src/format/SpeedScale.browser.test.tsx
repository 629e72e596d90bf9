import "../styles/tokens.css";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { speedBand } from "../engine/metrics/summarize.ts";
import { numberText } from "./format-figures.ts";
import { SpeedScale } from "./SpeedScale.tsx";

test.each([
  [0, "Beginner: 0 to 20 WPM"],
  [20, "Intermediate: 20 to 40 WPM"],
  [59, "Good: 40 to 60 WPM"],
  [60, "Fast: 60 to 80 WPM"],
  [250, "Very Fast: 80 WPM or more"],
])("the scale describes %i WPM as %s", async (wordsPerMinute, description) => {
  const screen = await render(<SpeedScale wordsPerMinute={wordsPerMinute} range={null} />);
  await expect.element(screen.getByText(description)).toBeInTheDocument();
});

test.each([
  [62, 70],
  [3, 4],
  [62, 62],
  [100, 99],
  [131, 124],
  [13_200, 12_345],
  [12_345, 70],
])(
  "a race at %i WPM against %i has both figures over the scale, one beside the other, with the text spacing of WCAG too",
  async (mine, theirs) => {
    const rival = { wordsPerMinute: theirs, whose: "rival" };
    const screen = await render(
      <div style={{ width: 288, letterSpacing: "0.12em", wordSpacing: "0.16em" }}>
        <SpeedScale wordsPerMinute={mine} range={null} rival={rival} />
      </div>,
    );
    const [own, other] = [`you ${numberText(mine)}`, `rival ${numberText(theirs)}`].map((text) =>
      screen.getByText(text).element().getBoundingClientRect(),
    );
    const [left, right] = mine <= theirs ? [own, other] : [other, own];
    const scale = screen.container.querySelector("svg")?.getBoundingClientRect();
    expect(left?.left).toBeGreaterThanOrEqual(scale?.left ?? Infinity);
    expect(left?.right).toBeLessThan(right?.left ?? 0);
    expect(right?.right).toBeLessThanOrEqual((scale?.right ?? 0) + 1);
  },
);

test.each([
  [30, 140],
  [999, 70],
])("a race at %i WPM against %i names its bands and speeds apart", async (mine, theirs) => {
  const rival = { wordsPerMinute: theirs, whose: "rival" };
  const screen = await render(
    <div style={{ width: 320 }}>
      <SpeedScale wordsPerMinute={mine} range={null} rival={rival} />
    </div>,
  );
  const ticks = [...screen.container.querySelectorAll("svg text")]
    .filter((tick) => tick.getBoundingClientRect().width > 0)
    .map((tick) => tick.getBoundingClientRect());
  const bands = [...screen.container.querySelectorAll("li")].filter(
    (band) => band.getBoundingClientRect().width > 0,
  );
  const beyond = mine > 240 ? [`${mine} →`] : [];
  expect(bands.map((band) => band.textContent)).toEqual([speedBand(mine).name, ...beyond]);
  ticks.slice(1).forEach((tick, index) => {
    expect(tick.left).toBeGreaterThan(ticks[index]?.right ?? Infinity);
  });
});

test.each([
  [620, 30, 30],
  [620, 62, 62],
  [620, 90, 145],
  [620, 150, 170],
  [1070, 30, 30],
  [1070, 90, 145],
])(
  "on a scale %i px wide, the bands of %i WPM, likely up to %i, are named apart",
  async (width, wordsPerMinute, high) => {
    const screen = await render(
      <div style={{ width }}>
        <SpeedScale wordsPerMinute={wordsPerMinute} range={{ low: wordsPerMinute, high }} />
      </div>,
    );
    const names = [...screen.container.querySelectorAll("li")]
      .filter((name) => name.getBoundingClientRect().width > 0)
      .map((name) => ({
        isCut: name.scrollWidth > name.clientWidth,
        box: name.getBoundingClientRect(),
      }));
    expect(names.some(({ isCut }) => isCut)).toBe(false);
    names.slice(1).forEach(({ box }, index) => {
      expect(box.left).toBeGreaterThanOrEqual(names[index]?.box.right ?? Infinity);
    });
  },
);

test.each([870, 912, 1070])(
  "on a scale %i px wide, the numbers below it stay apart with the text spacing of WCAG",
  async (width) => {
    for (let wordsPerMinute = 100; wordsPerMinute <= 260; wordsPerMinute += 20) {
      const screen = await render(
        <div style={{ width, letterSpacing: "0.12em", wordSpacing: "0.16em" }}>
          <SpeedScale wordsPerMinute={wordsPerMinute} range={null} />
        </div>,
      );
      const numbers = [...screen.container.querySelectorAll("svg text")]
        .map((number) => number.getBoundingClientRect())
        .filter((box) => box.width > 0);
      numbers.slice(1).forEach((box, index) => {
        expect(box.left).toBeGreaterThan(numbers[index]?.right ?? Infinity);
      });
      await screen.unmount();
    }
  },
);

test("beyond 1000 characters per minute, the scale says that it goes on", async () => {
  const screen = await render(<SpeedScale wordsPerMinute={230} range={null} isInCharacters />);
  await expect.element(screen.getByText("1000 or more")).toBeInTheDocument();
});
