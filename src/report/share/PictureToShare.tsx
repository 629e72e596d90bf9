import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { keyboardLayouts, type LayoutName } from "../../content/keyboard-layouts.ts";
import { site } from "../../content/site.ts";
import type { PracticeMetrics } from "../../engine/practice/letter-times.ts";
import { currentTheme, subscribeToTheme, type Theme } from "../../theme/theme.ts";
import { Choice } from "../../ui/Choice.tsx";
import { whenNearViewport } from "../../ui/when-near-viewport.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { canDrawPictures, drawPicture } from "./draw-picture.ts";
import {
  canCopyPictures,
  canSharePictures,
  copyPicture,
  pictureFile,
  saveFile,
  sharePicture,
} from "../../ui/save-and-copy.ts";
import type { ResultTexts } from "../../format/saved-result.ts";
import { resultPicture } from "./result-picture.ts";
import note from "../../ui/note.module.css";
import styles from "./share.module.css";

const themes = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

/** The result's picture as it will be taken along, and what can be done with it. */
export function PictureToShare({
  texts,
  mistakesLeft,
  text,
  layout,
  letters,
  onTold,
}: {
  texts: ResultTexts;
  mistakesLeft: string;
  /** What was typed and when. */
  text: string;
  layout: LayoutName;
  letters: readonly PracticeMetrics[];
  /** Told in a sentence what became of it, or why nothing did. */
  onTold: (sentence: string, isProblem: boolean) => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const onScreen = useSyncExternalStore(subscribeToTheme, currentTheme);
  const [chosen, setChosen] = useState<Theme | null>(null);
  const [isDrawable] = useState(canDrawPictures);
  const theme = chosen ?? onScreen;
  const fileName = `keypace-${texts.speed.replaceAll(",", "")}-wpm.png`;

  function draw(element: HTMLCanvasElement): Promise<void> {
    const board = keyboardLayouts[layout];
    const shown = { mistakesLeft, text, layout: board, letters, site };
    return drawPicture(element, resultPicture(texts, shown));
  }

  // Not before it is needed, for nothing else of a report takes as long. At each render, since another
  // theme or another result is another picture.
  useEffect(() => {
    const element = canvas.current;
    return element && isDrawable ? whenNearViewport(element, () => void draw(element)) : undefined;
  });

  async function makeFile(): Promise<File> {
    const element = canvas.current;
    if (!element) throw new Error("The picture is not on the page.");
    await draw(element);
    return pictureFile(element, fileName);
  }

  async function attempt(act: () => Promise<boolean>, done: string, refusal: string) {
    try {
      const isDone = await act();
      onTold(isDone ? done : "", false);
      return isDone;
    } catch {
      onTold(refusal, true);
      return false;
    }
  }

  if (!isDrawable) {
    return (
      <p className={note.note}>
        This browser draws no pictures for pages, or changes them so that nobody is recognised by
        what their machine draws; so there is none to save. Text and link work all the same.
      </p>
    );
  }
  return (
    <>
      <canvas ref={canvas} className={styles.picture} style={{ colorScheme: theme }}>
        {descriptionOf(texts, mistakesLeft)}
      </canvas>
      <div className={styles.way}>
        <h4>Picture</h4>
        <div className={styles.buttons}>
          <Choice
            legend="Colours"
            name="picture-theme"
            options={themes}
            chosen={theme}
            onChoose={setChosen}
          />
          <ActionButton
            name="Save picture"
            done="Handed over"
            onPress={() =>
              attempt(
                async () => {
                  saveFile(await makeFile(), fileName);
                  return true;
                },
                `${fileName} was handed to the browser to save.`,
                "The browser could not make the picture.",
              )
            }
          />
          {canCopyPictures() && (
            <ActionButton
              name="Copy picture"
              done="Copied"
              onPress={() =>
                attempt(
                  async () => {
                    await copyPicture(makeFile());
                    return true;
                  },
                  "Picture copied.",
                  "The browser refused to copy the picture.",
                )
              }
            />
          )}
          {canSharePictures() && (
            <ActionButton
              name="Share…"
              done="Shared"
              onPress={() =>
                attempt(
                  async () => sharePicture(await makeFile()),
                  "Picture shared.",
                  "The browser refused to share the picture.",
                )
              }
            />
          )}
        </div>
      </div>
    </>
  );
}

function descriptionOf(
  { speed, range, accuracy, band }: ResultTexts,
  mistakesLeft: string,
): string {
  return `Picture of the result: ${speed} WPM, ${range}, accuracy ${accuracy}, mistakes left ${mistakesLeft}, band ${band}; the keyboard, its keys the yellower the slower.`;
}
