import { expect } from "@playwright/test";
import { openPage } from "./test-aids/open-page.ts";
import { sharedPageTest as test } from "./test.ts";
import { expectResultFocused, figure, typePassage, typingField } from "./test-aids/typing.ts";
import { modeButton } from "./test-aids/exercise-picker.ts";
import { tabTo } from "./test-aids/keys.ts";

test("a whole visit by the keyboard: level, test, result, report, what to type, options", async ({
  page,
}) => {
  test.slow();
  await openPage(page, "/");
  await tabTo(page, page.getByRole("radio", { name: "Easy" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Medium" })).toBeChecked();
  await page.keyboard.press("Space");
  await expect(typingField(page)).toBeFocused();
  await typePassage(page);
  await expectResultFocused(page);

  const report = page.getByRole("region", { name: "Report" });
  await tabTo(page, report.getByText("Section by section"));
  await page.keyboard.press("Enter");
  await expect(report.getByRole("table", { name: /^Speed around/ })).toBeVisible();
  for (const name of ["Position in the text", "Key"]) {
    const slider = report.getByRole("slider", { name, exact: true });
    await tabTo(page, slider);
    await page.keyboard.press("Home");
    const first = await slider.getAttribute("aria-valuetext");
    await page.keyboard.press("ArrowRight");
    await expect(slider).not.toHaveAttribute("aria-valuetext", first ?? "");
  }
  const moment = report.getByRole("slider", { name: "Position in the replay" });
  await tabTo(page, report.getByText("Watch the replay"));
  await page.keyboard.press("Enter");
  await tabTo(page, moment);
  // The replay plays once it is unfolded; before it has begun, the Home key changes nothing.
  await expect(moment).not.toHaveValue("0");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(moment).toHaveValue("1");
  await tabTo(page, report.getByRole("button", { name: "Next key" }));
  await page.keyboard.press("Space");
  await expect(moment).toHaveValue("2");
  await tabTo(page, report.getByRole("button", { name: "Play" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(moment).not.toHaveValue("2");

  await test.step("in a low window, closing a list or its dialog leads back to its button, in view", async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 640, height: 360 });
    const save = page.getByRole("button", { name: "Save", exact: true });
    for (const entry of ["Print", "Certificate"]) {
      await tabTo(page, save, "Shift+Tab");
      await page.keyboard.press("Enter");
      await tabTo(page, page.getByRole("button", { name: entry }));
      if (entry === "Certificate") await page.keyboard.press("Enter");
      await page.keyboard.press("Escape");
      await expect(save).toBeFocused();
      await expect(save).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 390, height: 664 });
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("button", { name: "Close" }), "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(save).toBeFocused();
    if (size) await page.setViewportSize(size);
  });

  await tabTo(page, page.getByRole("button", { name: "Try Again" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(typingField(page)).toBeFocused();
  await expect(typingField(page)).toHaveValue("");

  await tabTo(page, modeButton(page, "Passage"), "Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(typingField(page)).toBeFocused();
  await expect(figure(page, "Time left")).toHaveText("15 s");

  await tabTo(page, page.getByRole("button", { name: "Options" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Hide live stats"));
  await page.keyboard.press("Space");
  await expect(figure(page, "Time left")).toHaveCount(0);
});
