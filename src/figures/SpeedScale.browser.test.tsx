import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { speedBand } from "../engine/figures/speed-band.ts";
import { SpeedScale } from "./SpeedScale.tsx";

test.each([
  [0, "Beginner: 0 to 20 WPM"],
  [20, "Intermediate: 20 to 40 WPM"],
  [59, "Good: 40 to 60 WPM"],
  [60, "Fast: 60 to 80 WPM"],
  [250, "Very Fast: 80 WPM and more"],
])("%i WPM is told as %s", async (wordsPerMinute, told) => {
  const screen = await render(
    <SpeedScale wordsPerMinute={wordsPerMinute} band={speedBand(wordsPerMinute)} range={null} />,
  );
  await expect.element(screen.getByText(told)).toBeInTheDocument();
});
