import { expect, test } from "vitest";
import { analyse } from "../engine/analyse.ts";
import { finished, typeKeys } from "../engine/test-aids/key-script.ts";
import { explanationsOf } from "./explanations.ts";

test("each figure is explained with its value, worked out by hand", () => {
  // "it is late" with "o" for "i" corrected, "s" left for "e": 12 keys, 300 ms apart.
  const trial = finished(typeKeys("it is late", "o<it is lats", 300));
  const values = explanationsOf(analyse(trial)).map(({ name, value }) => [name, value]);
  expect(Object.fromEntries(values)).toEqual({
    // 2 words in 3.3 seconds.
    Speed: "36 WPM",
    "Likely range": "too short for a range",
    Accuracy: "90%",
    Time: "3 s",
    Errors: "1",
    "Wrong keystrokes": "2",
    "Mistakes corrected and left": "1 and 1",
    Characters: "10",
    "Characters per minute": "182",
    "Median interval": "300 ms",
    // One mistake takes one word of 2 in 0.055 minutes, or both, or 1 or 2 of 36.4 WPM.
    "Net WPM, minus one word for each mistake left": "18.2 net WPM",
    "Net WPM, minus two words for each mistake left": "0.0 net WPM",
    "Net WPM, minus 1 WPM for each mistake left": "35.4 net WPM",
    "Net WPM, minus 2 WPM for each mistake left": "34.4 net WPM",
    // 10 in 3.3 seconds.
    "Gross keystrokes per hour (KSPH)": "10,909 keystrokes per hour",
  });
  const text = "it is late ".repeat(10);
  const longer = explanationsOf(analyse(finished(typeKeys(text, text, 200))));
  expect(longer.find(({ name }) => name === "Likely range")?.value).toMatch(/^\d+ to \d+ WPM$/);
});
