import { type DragEvent, useRef, useState } from "react";
import { presentedCharacters } from "../../engine/trial/graphemes.ts";
import { countText } from "../../format/format-figures.ts";
import {
  cutSentence,
  firstGraphemes,
  looksLikeCode,
  type TidiedText,
  tidyText,
  tooShortSentence,
} from "../../texts/tidy-text.ts";
import { readTextFile } from "../../texts/read-text-file.ts";
import { withoutWrappedLines } from "../../texts/wrapped-lines.ts";
import { Button } from "../../ui/Button.tsx";
import { Check } from "../../ui/Choice.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import input from "../../ui/input.module.css";
import { focusOnOpen } from "../../ui/focus.ts";
import { FileButton } from "../../ui/FileButton.tsx";
import { ownExercise } from "../../exercises/recipe-exercise.ts";
import { steadyRace } from "../../race/race-exercise.ts";
import { useStore } from "../../visit/use-store.ts";
import type { Visit } from "../../visit/visit.ts";
import styles from "./ModeDialogs.module.css";
import { textDirection } from "../../texts/right-to-left.ts";

/** Takes the visitor's own text, typed, pasted, dropped or from a file, and previews it. */
export function OwnText({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const { test, ownText, keepsLines } = visit;
  const field = useRef<HTMLTextAreaElement>(null);
  const text = useStore(ownText);
  const keeps = useStore(keepsLines) ?? looksLikeCode(text);
  const [problem, setProblem] = useState<string | null>(null);
  const tidied = tidyOwn(text, keeps);

  async function open(file: File | undefined) {
    if (!file) return;
    const read = await readTextFile(file);
    if (typeof read === "string") return setProblem(read);
    setProblem(read.isCut ? cutSentence : null);
    ownText.setState(read.text);
    return field.current?.focus();
  }

  function begin() {
    if (!tidied) {
      setProblem(tooShortSentence);
      return field.current?.focus();
    }
    const { source, exerciseRequest } = test.getState();
    const exercise = steadyRace(ownExercise(tidied.text, source), exerciseRequest?.rivalSpeed);
    return test.dispatch({ kind: "begin", exercise });
  }

  return (
    <Dialog
      name="Your text"
      className={styles.dialog}
      onClose={onClose}
      onDragOver={allowDrop}
      onDrop={(event) => void open(droppedFile(event))}
    >
      <p>
        Type or paste a text, drop a file here, or open one. It stays in this page until you close
        or reload it.
      </p>
      <textarea
        ref={(element) => {
          field.current = element;
          focusOnOpen(element);
        }}
        className={input.input}
        rows={4}
        aria-label="Your text"
        dir={textDirection(text)}
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setProblem(null);
          ownText.setState(target.value);
        }}
      />
      <Check isChecked={keeps} onChange={keepsLines.setState}>
        {/* As one text, because translators replace text nodes and React would not find its own. */}
        {`Keep lines and indentation${keeps ? ". Press Enter at the end of each line. Indentation is filled in for you." : ""}`}
      </Check>
      <output className={problem ? styles.problem : "visually-hidden"}>{problem}</output>
      {tidied && <TidiedPreview {...tidied} />}
      <div className={input.fields}>
        <Button look="primary" onClick={begin}>
          Type this text
        </Button>
        <FileButton name="Open a file…" onFiles={([file]) => void open(file)} />
      </div>
    </Dialog>
  );
}

function tidyOwn(text: string, keepsLines: boolean) {
  const tidied = tidyText(text, keepsLines);
  return tidied && !keepsLines ? withoutWrappedLines(tidied) : tidied;
}

/** Allows a file to be dropped here; otherwise the browser would leave the page and open it. */
function allowDrop(event: DragEvent) {
  if (event.dataTransfer.types.includes("Files")) event.preventDefault();
}

/** The dropped file, if there is one; the field itself takes dropped text. */
function droppedFile(event: DragEvent): File | undefined {
  const [file] = event.dataTransfer.files;
  if (file) event.preventDefault();
  return file;
}

/** A text as it will be typed, or its beginning, and what was changed in it. */
function TidiedPreview({ text, changes }: TidiedText) {
  const beginning = firstGraphemes(text, 400);
  const characters = countText(presentedCharacters(text).length, "character");
  return (
    <div className={styles.preview}>
      <p>{`You will type these ${characters}${changes.length > 0 ? ", tidied up" : ""}:`}</p>
      <blockquote dir={textDirection(beginning)} translate="no">
        {beginning}
        {beginning.length < text.length && " …"}
      </blockquote>
      {changes.length > 0 && (
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
