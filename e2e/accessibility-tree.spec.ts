import { expect, type Page } from "@playwright/test";
import { sharedClockTest as clockTest, sharedPageTest as test } from "./test.ts";
import {
  expectResultFocused,
  openTest,
  shownPassage,
  typePassageAsPerson,
} from "./test-aids/typing.ts";

/** As in the trees below, indented as there from its second line on. */
const whatCanBeChosen = `- group "Difficulty":
        - text: Difficulty
        - radio "Easy" [checked]
        - text: Easy
        - radio "Medium"
        - text: Medium
        - radio "Hard"
        - text: Hard
      - group "What to type":
        - text: What to type
        - radio "Passage" [checked]
        - text: Passage
        - radio "15 seconds"
        - text: 15 seconds
        - radio "30 seconds"
        - text: 30 seconds
        - radio "60 seconds"
        - text: 60 seconds
        - radio "120 seconds"
        - text: 120 seconds
        - radio "Custom length"
        - text: Custom length
        - radio "Your text"
        - text: Your text
        - radio "Code"
        - text: Code
        - radio "Weak spots"
        - text: Weak spots
      - text: Language
      - combobox "Language":
        - /children: contain
        - option "English" [selected]`;

test("at rest, screen readers find levels, figures, passage, field and Restart; while running only figures and field change", async ({
  page,
}) => {
  await openTest(page);
  await expect(typingTest(page)).toMatchAriaSnapshot(`
    - region "Typing test":
      - /children: deep-equal
      ${whatCanBeChosen}
      - term: Speed
      - definition: 0 WPM
      - term: Accuracy
      - definition: 100 %
      - term: Time
      - definition: 0 s
      - term: Errors
      - definition: "0"
      - paragraph: ${await shownPassage(page)}
      - textbox "Type the passage here" [active]:
        - /placeholder: Start typing here...
      - button "Restart"
      - paragraph: Tab Enter restarts. The clock starts with your first character.
      - button "Options"
  `);

  await page.keyboard.type("##");
  await expect(typingTest(page)).toMatchAriaSnapshot(`
    - region "Typing test":
      - /children: deep-equal
      ${whatCanBeChosen}
      - term: Speed
      - definition: /^\\d+ WPM$/
      - term: Accuracy
      - definition: 0 %
      - term: Time
      - definition: /^\\d+ s$/
      - term: Errors
      - definition: "2"
      - paragraph: ${await shownPassage(page)}
      - textbox "Type the passage here" [active]:
        - text: "##"
      - button "Restart"
      - paragraph: Tab Enter restarts.
      - button "Options"
  `);
  const live = page.locator(
    "[aria-live], [role=status], [role=log], [role=alert], [role=timer], [role=progressbar], output, progress",
  );
  await expect(typingTest(page).locator(live)).toHaveCount(0);

  const passage = await shownPassage(page);
  await expect(page.getByRole("textbox")).toHaveAccessibleDescription(passage);
  const texts = page.getByRole("paragraph").filter({ hasText: passage });
  expect(
    await texts.evaluateAll((each) => each.map(({ childNodes }) => childNodes.length)),
  ).toEqual([1]);
});

clockTest(
  "in a finished test the result replaces the figures, and its heading is focused",
  async ({ page }) => {
    await openTest(page);
    await typePassageAsPerson(page);
    await expectResultFocused(page);
    await expect(typingTest(page)).toMatchAriaSnapshot(`
    - region "Typing test":
      - heading /^\\d+ words per minute, 100 percent accuracy$/ [level=2]
      - paragraph: /^likely [\\d,]+ to [\\d,]+$|^too uneven for a range$/
      - term: Accuracy
      - definition: 100%
      - term: Time
      - definition: /^\\d+ s$/
      - term: Errors
      - definition: "0"
      - term: Wrong keystrokes
      - definition: "0"
      - paragraph
      - button "Try Again"
      - button "Share"
      - button "Save"
      - button "Replay"
      - paragraph: "Very Fast: 80 WPM or more"
      - slider "Position in the text"
      - navigation "Parts of the report"
      - group "Difficulty"
      - group "What to type"
      - paragraph: ${await shownPassage(page)}
      - textbox "Type the passage here" [disabled]
      - button "Restart"
      - button "Options"
      - region "Report":
        - heading "Mistakes" [level=3]
        - heading "Pace" [level=3]
        - heading "Keys" [level=3]
        - combobox "Keyboard"
        - slider "Key"
        - heading "Compare" [level=3]
        - heading "Replay" [level=3]
        - heading "How it was measured" [level=3]
  `);
  },
);

function typingTest(page: Page) {
  return page.getByRole("region", { name: "Typing test" });
}
