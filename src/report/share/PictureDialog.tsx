import { useEffect, useState } from "react";
import { keyboardLayouts, type LayoutName } from "../../content/keyboard-layouts.ts";
import type { Analysis } from "../../engine/analyse.ts";
import { titleAndDay } from "../../format/format-figures.ts";
import { type ResultTexts, resultTexts, type SavedResult } from "../../format/saved-result.ts";
import { withRules } from "../../format/typing-rules.ts";
import { textName } from "../../saved-tests/stored-test.ts";
import { currentTheme } from "../../theme/theme.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { Choice } from "../../ui/Choice.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import input from "../../ui/input.module.css";
import {
  canCopyPictures,
  canSharePictures,
  copyPicture,
  pictureFile,
  saveFile,
  share,
} from "../../ui/save-and-copy.tsx";
import { canDrawPictures, drawPicture } from "./draw-picture.ts";
import { heatLegend, resultPicture } from "./result-picture.ts";
import styles from "./PictureDialog.module.css";

const themes = { light: "Light", dark: "Dark" } as const;

export interface PictureProps {
  readonly analysis: Analysis;
  readonly result: SavedResult;
  /** When the test ended, in milliseconds since 1970. */
  readonly typedOn: number | null;
  readonly layout: LayoutName;
}

/** The picture of a result, to share, save or copy. */
export function PictureDialog({
  analysis,
  result,
  typedOn,
  layout,
  onClose,
}: PictureProps & { readonly onClose: () => void }) {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [theme, setTheme] = useState(currentTheme);
  const [isDrawable] = useState(canDrawPictures);
  const texts = resultTexts(result, analysis.errorCounts.total);
  const fileName = `keypace-${texts.speed.replaceAll(",", "")}-${texts.unit.toLowerCase().replaceAll(" ", "-")}.png`;

  const text = titleAndDay(withRules(textName(result.title), result, ", "), typedOn);
  const picture = resultPicture(texts, {
    text,
    layout: keyboardLayouts[layout],
    letters: analysis.letterTimes.letters,
  });
  const keyboard = `a keyboard${picture.includes(heatLegend) ? " on which slower keys are yellower" : ""}`;

  // After each render, because the picture depends on the theme.
  useEffect(() => {
    if (canvas) void drawPicture(canvas, picture);
  });

  async function makeFile(): Promise<File> {
    if (!canvas) throw new Error("The picture is no longer on the page.");
    await drawPicture(canvas, picture);
    return pictureFile(canvas, fileName);
  }

  const actions = [
    canSharePictures() && {
      name: "Share…",
      done: "Shared",
      act: async () => share({ files: [await makeFile()] }),
      refusal: "Your browser blocked sharing the picture. Save it instead.",
    },
    {
      name: "Save picture",
      done: "Saved",
      act: async () => saveFile(await makeFile(), fileName),
      refusal: "The picture could not be created.",
    },
    canCopyPictures() && {
      name: "Copy picture",
      done: "Copied",
      act: async () => copyPicture(makeFile()).then(() => true),
      refusal: "Your browser blocked copying the picture. Save it instead.",
    },
  ].filter((action) => action !== false);

  return (
    <Dialog name="Picture of your result" className={styles.dialog} onClose={onClose}>
      {isDrawable ? (
        <>
          <canvas ref={setCanvas} className={styles.picture} style={{ colorScheme: theme }}>
            {`${descriptionOf(texts)}; ${text}; ${keyboard}. ${texts.byMistakes ?? ""}`.trim()}
          </canvas>
          <div className={input.fields}>
            <Choice
              legend="Colours"
              name="picture-theme"
              options={themes}
              value={theme}
              onChange={setTheme}
            />
            {actions.map(({ name, done, act, refusal }) => (
              <ActionButton
                key={name}
                name={name}
                done={done}
                onPress={async () => act().catch(() => refusal)}
              />
            ))}
          </div>
        </>
      ) : (
        <p>
          This browser does not let pages draw pictures, or alters them to protect your privacy, so
          there is no picture to save. You can still copy the text or the link.
        </p>
      )}
    </Dialog>
  );
}

function descriptionOf({ speed, unit, range, accuracy, mistakesLeft, rank }: ResultTexts): string {
  return `Picture of the result: ${speed} ${unit}, ${range}, accuracy ${accuracy}, mistakes left ${mistakesLeft}, ${rank.name.toLowerCase()} ${rank.value}`;
}
