import { expect, test } from "vitest";
import { studyMeaning } from "./Compare.tsx";

test.each([
  [12, "slower than the average", "Its slowest tenth typed under about 26"],
  [26, "slower than the average", "but faster than its slowest tenth (under about 26)"],
  [51, "slower than the average", "but faster than its slowest tenth (under about 26)"],
  [53, "faster than the average", "but slower than its fastest tenth (over about 78)"],
  [78, "faster than the average", "but slower than its fastest tenth (over about 78)"],
  [79, "faster than the average", "Its fastest tenth typed over about 78"],
])("%i WPM is placed among the figures of the study", (wordsPerMinute, mean, tenth) => {
  const meaning = studyMeaning(wordsPerMinute, null);
  expect(meaning).toContain(`At ${wordsPerMinute} WPM, you typed ${mean}`);
  expect(meaning).toContain("about 52 WPM");
  expect(meaning).toContain(tenth);
});

test("the speed that the average rounds to is neither slower nor faster than it", () => {
  // The average is 51.56, and a test of 51.5 WPM is shown as 52, too.
  expect(studyMeaning(52, { low: 40, high: 68 })).toBe(
    "At 52 WPM, you typed as fast as the average in the largest study, about 52 WPM.",
  );
});

test("a likely range that includes the average says that the difference may be chance", () => {
  expect(studyMeaning(54, { low: 49, high: 60 })).toMatch(
    /Your likely range, 49 to 60, includes that average, so the difference may be chance\.$/,
  );
  expect(studyMeaning(62, { low: 57, high: 68 })).not.toContain("chance");
});
