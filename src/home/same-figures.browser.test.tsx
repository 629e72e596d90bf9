import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { cdp, page } from "vitest/browser";
import { keyboardLayouts } from "../content/keyboard-layouts.ts";
import { analyse } from "../engine/analyse.ts";
import { finished, setValue } from "../engine/test-aids/key-script.ts";
import { trialOf, typingLog } from "../engine/test-aids/typing-log.ts";
import { type FinishedTrial, type Trial, newTrial } from "../engine/trial/trial.ts";
import { Result } from "../report/result/Result.tsx";
import { ClaimedResult } from "../address/ClaimedResult.tsx";
import { leaveAddress } from "../address/page-address.ts";
import { Share } from "../report/share/Share.tsx";
import { savedResult, resultTexts } from "../format/saved-result.ts";
import { resultPicture } from "../report/share/result-picture.ts";

const sentence = "An even pace carries the hands through long words far more surely than a burst.";

const trials: Readonly<Record<string, Trial>> = {
  "a usual one": trialOf(typingLog(`${sentence} ${sentence}`, { seed: 1, errorRate: 0.05 })),
  "one with many mistakes": trialOf(
    typingLog(`${sentence} ${sentence}`, { seed: 2, errorRate: 1 }),
  ),
  "one of five minutes": trialOf(typingLog(sentence.repeat(20), { seed: 3 })),
  "one too short for a range": trialOf(typingLog("it is late", { seed: 4 })),
  "one half pasted": setValue(
    setValue(newTrial(sentence), sentence.slice(0, 40), 0, "pasted"),
    sentence,
    9000,
    "inserted",
  ),
};

afterEach(async () => {
  await cdp().send("Emulation.setEmulatedMedia", { media: "" });
});

test.each(Object.entries(trials))(
  "page, print, picture, text and link show the same figures: %s",
  async (_name, typed) => {
    const trial = finished(typed);
    const onPage = await figuresOnPage(trial);
    expect(Object.values(onPage)).not.toContain("");

    await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
    expect(await figuresOnPage(trial)).toEqual(onPage);
    await cdp().send("Emulation.setEmulatedMedia", { media: "" });

    const { speed, range, band, accuracy, mistakesLeft } = onPage;
    expect(figuresInPicture(trial)).toEqual({ speed, range, band, accuracy, mistakesLeft });

    const { text, link } = await copied(trial);
    expect(figuresInText(text)).toEqual(onPage);
    expect(await figuresClaimed(link)).toEqual({
      ...onPage,
      mistakesLeft: onPage.errors,
    });
    expect(mistakesLeft).toMatch(/^\d+$/);
  },
);

type Figures = Readonly<
  Record<
    | "speed"
    | "range"
    | "band"
    | "accuracy"
    | "time"
    | "errors"
    | "wrongKeystrokes"
    | "mistakesLeft",
    string
  >
>;

async function figuresOnPage(trial: FinishedTrial): Promise<Figures> {
  const screen = await render(
    <Result
      trial={trial}
      result={savedResult(trial, "Passage")}
      printedTitle="Passage"
      notes={[]}
      analysis={analyse(trial)}
      isOutOfStep={false}
      isCompared={false}
      comparison={null}
      drillOffer={null}
      actions={null}
    />,
  );
  const { innerText } = screen.container;
  const range = /(?:likely \d|too short|no range).*/.exec(innerText)?.[0] ?? "";
  const speed = screen.container.querySelector("h2 [aria-hidden]");
  const figures = { ...figuresIn(screen.container), speed: visibleText(speed), range };
  await screen.unmount();
  return figures;
}

function figuresInPicture(trial: FinishedTrial) {
  const analysis = analyse(trial);
  const mistakesLeft = analysis.errorCounts.total;
  const texts = resultPicture(resultTexts(savedResult(trial, "Passage"), mistakesLeft), {
    text: "Passage",
    layout: keyboardLayouts.qwerty,
    letters: analysis.letterTimes.letters,
  }).filter((shape) => "text" in shape);
  const after = (before: string, offset = 1) =>
    texts[texts.findIndex(({ text }) => text === before) + offset]?.text ?? "";
  return {
    speed: after("WPM", -1),
    range: after("WPM"),
    accuracy: after("Accuracy"),
    mistakesLeft: after("Mistakes left"),
    band: after("Mistakes left", 2),
  };
}

async function copied(trial: FinishedTrial) {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const screen = await render(
    <Share
      analysis={analyse(trial)}
      result={savedResult(trial, "Passage")}
      typedOn={null}
      layout="qwerty"
      findChallenge={() => null}
      onRace={() => undefined}
    />,
  );
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Copy as text" }).click();
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect.poll(() => write).toHaveBeenCalledTimes(2);
  await screen.unmount();
  const [text = "", link = ""] = write.mock.calls.map(([written]) => written);
  return { text, link };
}

function figuresInText(text: string): Figures {
  const [first = "", ...lines] = text.split("\n");
  const [speed = "", range = ""] = first.split(" WPM, ");
  const valueOf = (name: string) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? "";
  return {
    speed,
    range,
    band: valueOf("Band"),
    accuracy: valueOf("Accuracy"),
    time: valueOf("Time"),
    errors: valueOf("Errors"),
    wrongKeystrokes: valueOf("Wrong keystrokes"),
    // Left out if it is the number of errors.
    mistakesLeft: valueOf("Mistakes left") || valueOf("Errors"),
  };
}

async function figuresClaimed(link: string): Promise<Figures> {
  location.hash = new URL(link).hash;
  const screen = await render(<ClaimedResult />);
  const { innerText } = screen.container;
  const speed = /^([\d,]+) WPM/m.exec(innerText)?.[1] ?? "";
  const range =
    /(?:likely [\d,]+ to [\d,]+|too short for a range|no range: some text was not typed)/.exec(
      innerText,
    )?.[0] ?? "";
  const figures = { ...figuresIn(screen.container), speed, range };
  await screen.unmount();
  leaveAddress();
  return figures;
}

/** The figures of an element's list, and the band that its scale names. */
function figuresIn(element: HTMLElement): Omit<Figures, "speed" | "range"> {
  const valueOf = (name: string) => {
    const terms = [...element.querySelectorAll("dt")];
    return visibleText(terms.find(({ textContent }) => textContent === name)?.nextElementSibling);
  };
  return {
    band: /^(.*): [\d,]+ (?:to [\d,]+ WPM|WPM or more)$/m.exec(element.innerText)?.[1] ?? "",
    accuracy: valueOf("Accuracy"),
    time: valueOf("Time"),
    errors: valueOf("Errors"),
    wrongKeystrokes: valueOf("Wrong keystrokes"),
    // Left out if it is the number of errors.
    mistakesLeft: valueOf("Mistakes left") || valueOf("Errors"),
  };
}

function visibleText(element: Element | null | undefined): string {
  return element instanceof HTMLElement && element.checkVisibility() ? element.innerText : "";
}
