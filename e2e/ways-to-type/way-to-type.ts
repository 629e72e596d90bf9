import { expect, type Page } from "@playwright/test";
import { graphemesOf, withoutControlCharacters } from "../../src/engine/trial/graphemes.ts";
import { typeKeys } from "../test-aids/keys.ts";
import { paintedSigns } from "../test-aids/painted-passage.ts";
import { sharedPageTest as test } from "../test.ts";
import {
  expectFigures,
  openTest,
  resultHeading,
  typingField,
  tryAgain,
} from "../test-aids/typing.ts";
import { beginOwnText } from "../test-aids/exercise-picker.ts";
import { joinKeys, type LoggedEdit, loggedEdits } from "./keystroke-log.ts";

/** An action on the field, and what must be true after it. */
export interface WayToType {
  /** The presented text. */
  readonly text: string;
  readonly act: (page: Page) => Promise<unknown>;
  /** The field's text after it; the rest of the presented text is typed from there. */
  readonly field: string;
  /** How the passage is then painted, see `paintedSigns`. */
  readonly painted: string;
  readonly errors?: number;
  /** The input stream up to there, with consecutive keys as one edit. */
  readonly edits: readonly LoggedEdit[];
  /** The result's note about input that was not single keystrokes. */
  readonly note?: string;
}

/** Tests these actions: colours, figures, input stream and the result's notes. */
export function testWays(title: string, ways: Readonly<Record<string, WayToType>>): void {
  test(title, async ({ page }) => {
    await openTest(page);
    const expected: (readonly LoggedEdit[])[] = [];
    let text = "";
    for (const [name, way] of Object.entries(ways)) {
      await test.step(name, async () => {
        if (way.text === text) await tryAgain(page);
        else await beginOwnText(page, way.text);
        ({ text } = way);
        expected.push(await go(page, way));
      });
    }
    expect((await loggedEdits(page)).map(joinKeys)).toEqual(expected);
  });
}

/** Types the text that was begun in this way, and returns the input stream to expect. */
async function go(page: Page, { text, act, field, painted, errors = 0, edits, note }: WayToType) {
  await act(page);
  await expect(typingField(page)).toHaveValue(field);
  await expect.poll(() => paintedSigns(page)).toBe(painted);
  await expectFigures(page, { Errors: `${errors}` });

  const start = graphemesOf(withoutControlCharacters(field)).length;
  const rest = graphemesOf(text).slice(start).join("");
  await typeKeys(page, rest);
  await expect(resultHeading(page)).toBeVisible();
  await expectFigures(page, { Errors: `${errors}` });
  const notes = page.getByRole("region", { name: "Typing test" }).getByText(noteBeginning);
  await expect(notes).toHaveText(note ? [note] : []);
  return joinKeys([...edits, ["typed", start, 0, rest]]);
}

const noteBeginning = /^\d+ characters? w(?:as|ere) (?:pasted|dragged|entered|restored|already)/;
