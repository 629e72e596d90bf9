import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { site } from "../../content/site.ts";
import type { PacePoint } from "../../engine/rhythm/pace.ts";
import { type Theme, currentTheme, followTheme } from "../../theme/theme.ts";
import button from "../../ui/button.module.css";
import { Choice } from "../Choice.tsx";
import { drawPicture } from "./draw-picture.ts";
import {
  canCopyPictures,
  canSharePictures,
  copyPicture,
  saveFile,
  sharePicture,
} from "./hand-over.ts";
import { type KeptResult, resultTexts } from "./kept-result.ts";
import { resultPicture } from "./result-picture.ts";
import styles from "./share.module.css";

const themes = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

/** The result's picture as it will be kept, and what can be done with it. */
export function PictureToShare({
  result,
  pace,
  onOutcome,
}: {
  result: KeptResult;
  pace: readonly PacePoint[];
  onOutcome: (outcome: string) => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const onScreen = useSyncExternalStore(followTheme, currentTheme);
  const [chosen, setChosen] = useState<Theme | null>(null);
  const theme = chosen ?? onScreen;
  const fileName = `keypace-${result.wordsPerMinute}-wpm.png`;

  // At each render, since another theme or another result is another picture.
  useEffect(() => {
    if (canvas.current) void drawPicture(canvas.current, resultPicture(result, pace, site));
  });

  async function makeFile(): Promise<File> {
    const element = canvas.current;
    if (!element) throw new Error("The picture is not on the page.");
    await drawPicture(element, resultPicture(result, pace, site));
    const contents = await new Promise<Blob | null>((resolve) => element.toBlob(resolve));
    if (!contents) throw new Error("The picture could not be made.");
    return new File([contents], fileName, { type: contents.type });
  }

  async function savePicture(): Promise<string> {
    saveFile(await makeFile(), fileName);
    return `${fileName} was handed to the browser to save.`;
  }

  function tell(outcome: Promise<string>, refusal: string) {
    outcome.then(onOutcome, () => onOutcome(refusal));
  }

  return (
    <div className={styles.way}>
      <h4>Picture</h4>
      <canvas ref={canvas} className={styles.picture} style={{ colorScheme: theme }}>
        {descriptionOf(result)}
      </canvas>
      <Choice
        legend="Colours"
        name="picture-theme"
        options={themes}
        chosen={theme}
        onChoose={setChosen}
      />
      <div className={styles.buttons}>
        <button
          type="button"
          className={button.button}
          onClick={() => tell(savePicture(), "The browser could not make the picture.")}
        >
          Save picture
        </button>
        {canCopyPictures() && (
          <button
            type="button"
            className={button.button}
            onClick={() =>
              tell(copyPicture(makeFile()), "The browser refused to copy the picture.")
            }
          >
            Copy picture
          </button>
        )}
        {canSharePictures() && (
          <button
            type="button"
            className={button.button}
            onClick={() =>
              tell(makeFile().then(sharePicture), "The browser refused to share the picture.")
            }
          >
            Share…
          </button>
        )}
      </div>
    </div>
  );
}

function descriptionOf(result: KeptResult): string {
  const { speed, range, band, accuracy, time, errors } = resultTexts(result);
  const figures = [accuracy, time, errors].map(({ name, value }) => `${name} ${value}`).join(", ");
  return `Picture of the result: ${speed} WPM, ${range}, ${band}. ${figures}. The pace as a line.`;
}
