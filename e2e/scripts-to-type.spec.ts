import { expect, type Page } from "@playwright/test";
import { typeKeys } from "./test-aids/keys.ts";
import { areaInPage } from "./test-aids/marks-in-page.ts";
import { paintedRuns } from "./test-aids/painted-passage.ts";
import { sharedPageTest as test } from "./test.ts";
import { expectFigures, openTest, resultHeading, typingField } from "./test-aids/typing.ts";
import { beginOwnText } from "./test-aids/exercise-picker.ts";
import { compose } from "./ways-to-type/input-method.ts";

// Each ends in a character that takes several keys, if its script has such characters.
const texts = {
  Arabic: "تعلّم الكتابة على لوحة المفاتيح سهلٌ",
  Hebrew: "הַכְּתִיבָה בלי להסתכל על המקשים, שלום",
  Hindi: "क्षेत्र में हिन्दी टाइप करना सीखें और अच्छी गति पाएँ",
  Thai: "ฝึกพิมพ์ดีดทุกวันแล้วจะเก่งขึ้นทีละน้อยนะครับผู้ใหญ่ที่นี่",
  German: "Die Straße führt über Hügel, schön und müßig wie früher.",
  Polish: "Zażółć gęślą jaźń, a potem spróbuj jeszcze raz.",
};

test("every script is typed to its end without an error, on the way too: code point by code point, as emoji, composed, and from right to left", async ({
  page,
}) => {
  await test.step("six languages, code point by code point", async () => {
    await openTest(page);
    for (const [language, text] of Object.entries(texts)) {
      await test.step(language, async () => {
        await beginOwnText(page, text);
        // Unknown; English voices read none of these.
        await expect(typingField(page)).toHaveAttribute("lang", "");
        await typeKeys(page, text);
        await expect(resultHeading(page)).toHaveText(/ 100 percent accuracy/);
        await expectFigures(page, { Errors: "0", "Wrong keystrokes": "0" });
        await expect(typingField(page)).toHaveValue(text);
      });
    }
  });
  await test.step("emoji of many parts, each entered at once", async () => {
    const emoji = ["😀", "👩‍👩‍👧", "🇨🇭", "👍🏽", "❤️", "1️⃣"];
    await beginOwnText(page, emoji.join(""));
    for (const one of emoji) await page.keyboard.insertText(one);
    await expect(resultHeading(page)).toHaveText(/ 100 percent accuracy/);
    await expectFigures(page, { Errors: "0", "Wrong keystrokes": "0" });
  });
  await test.step("Japanese, composed and converted", async () => {
    await beginOwnText(page, "日本語を書く。");
    await composeWithoutError(page, [
      [["n", "に", "にh", "にほ", "にほn", "にほんg", "にほんご", "日本語"], "日本語"],
      [["を"], "を"],
      [["k", "か", "かk", "かく", "書く"], "書く"],
      [[], "。"],
    ]);
    await expect(resultHeading(page)).toHaveText(/ 100 percent accuracy/);
    await expectFigures(page, { Errors: "0", "Wrong keystrokes": "0" });
  });
  await test.step("a text from right to left is at the right, in the field as well", async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await beginOwnText(page, "שלום English עולם");
    await page.keyboard.insertText("ש");
    await expect.poll(() => paintedRuns(page)).toContainEqual(["current", "ל"]);
    const first = await page.evaluate(areaInPage, "correct");
    const field = await typingField(page).boundingBox();
    const fieldEnd = (field?.x ?? 0) + (field?.width ?? 0);
    expect(fieldEnd - (first?.right ?? 0)).toBeLessThan(24);
    await expect(typingField(page)).toHaveCSS("direction", "rtl");
  });
  await test.step("Korean: a block that gives its last letter to the next is not called wrong on the way", async () => {
    await beginOwnText(page, "한국어를 쓰다 하나");
    await composeWithoutError(page, [
      [["ㅎ", "하", "한"], "한"],
      [["ㄱ", "구", "국"], "국"],
      // The ㄹ goes to the next block once its vowel comes.
      [["ㅇ", "어", "얼"], "어"],
      [["르", "를"], "를"],
      [[], " "],
      [["ㅆ", "쓰", "쓷"], "쓰"],
      [["다"], "다"],
      [[], " "],
      [["ㅎ", "하", "한"], "하"],
      [["나"], "나"],
    ]);
    await expect(resultHeading(page)).toHaveText(/ 100 percent accuracy/);
    await expectFigures(page, { Errors: "0", "Wrong keystrokes": "0" });
  });
});

/** Enters texts through an input method, which holds each in stages, none of which is called or painted wrong. */
async function composeWithoutError(
  page: Page,
  compositions: readonly (readonly [stages: readonly string[], committed: string])[],
) {
  for (const [stages, committed] of compositions) {
    for (const stage of stages) {
      await compose(page, { held: [stage], committed: "" });
      await expectFigures(page, { Errors: "0" });
      expect((await paintedRuns(page)).map(([state]) => state)).not.toContain("wrong");
    }
    await page.keyboard.insertText(committed);
  }
}
