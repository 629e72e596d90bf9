import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { median } from "d3-array";
import type { CDPSession } from "playwright";
import type { Milliseconds } from "../../../src/engine/trial/edit.ts";
import type { tidyText } from "../../../src/texts/tidy-text.ts";
import type { BenchPage } from "../browser/bench-browser.ts";
import { atMost, type Reading } from "../reading.ts";
import { fieldSelector } from "../subjects/subject.ts";
import { benchTexts } from "../texts.ts";
import type { Part } from "./part.ts";

const words = "words ".repeat(175_000);

/** The texts that the dialog tidies: words, and characters that are costly to separate. */
const untidy: Readonly<Record<string, string>> = {
  words: "word\t and\u00a0another \r\n".repeat(50_000),
  Hindi: "नमस्ते दुनिया ".repeat(70_000),
  spaces: " ".repeat(1_000_000),
  joiners: "\u200d".repeat(1_000_000),
  marks: "\u0301".repeat(1_000_000),
};

/** Inserts a megabyte at once, into the field and into the dialog. */
export const megabytePart: Part = {
  name: "megabyte",
  title: "A megabyte at once",
  rounds: ({ isQuick }) => (isQuick ? 1 : 3),
  async measure(subject, { withPage }) {
    if (subject.project === null) return [];
    const intoPassage = await withPage(async (opened) => {
      await subject.openPassage(opened.page);
      return answerTime(opened);
    });
    const intoOwnText = await withPage(async (opened) => {
      const isChosen = await subject.chooseText(opened.page, benchTexts.long);
      return isChosen ? answerTime(opened) : null;
    });
    const answers = [
      ["into a passage", intoPassage],
      ["into a long text of one's own", intoOwnText],
    ] as const;
    return [
      ...answers.flatMap(([place, value]) =>
        value === null ? [] : [{ measure: `${place} (ms)`, value, target: atMost(200) } as const],
      ),
      ...(await tidyings(subject.project).catch(() => [])),
    ];
  },
};

/** The processor time of the page's scripts for it, without the browser's own work on its field. */
async function answerTime({ page, session }: BenchPage): Promise<Milliseconds> {
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const before = await scriptTime(session);
  await session.send("Input.insertText", { text: words });
  await page.waitForFunction(
    ([selector, length]) =>
      document.querySelector<HTMLTextAreaElement>(selector)?.value.length === length,
    [fieldSelector, words.length] as const,
  );
  return (await scriptTime(session)) - before;
}

async function scriptTime(session: CDPSession): Promise<Milliseconds> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1000;
}

/** @throws if the revision tidies no texts. */
async function tidyings(project: string): Promise<readonly Reading[]> {
  const module: unknown = await import(pathToFileURL(join(project, "src/texts/tidy-text.ts")).href);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types are lost in loading
  const { tidyText: tidy } = module as { readonly tidyText: typeof tidyText };
  return Object.entries(untidy).map(([name, text]) => ({
    measure: `${name} tidied (ms)`,
    value: median(Array.from({ length: 5 }, () => timeOf(() => tidy(text)))) ?? 0,
    target: atMost(1000),
  }));
}

function timeOf(act: () => void): Milliseconds {
  const start = performance.now();
  act();
  return performance.now() - start;
}
