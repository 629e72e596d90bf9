import { requestedDialog } from "../../exercises/exercise.ts";
import { useTest } from "../../visit/use-store.ts";
import type { Visit } from "../../visit/visit.ts";
import { CustomLengthForm } from "./CustomLengthForm.tsx";
import { OwnText } from "./OwnText.tsx";

/** The dialogs of the modes that need further input, each open as long as its mode is requested. */
export function ModeDialogs({ visit }: { visit: Visit }) {
  const { test } = visit;
  const mode = useTest(test, ({ exerciseRequest }) => requestedDialog(exerciseRequest));
  const language = useTest(test, ({ exerciseRequest }) => exerciseRequest?.language);
  const close = () => {
    // A language that was loading when the dialog opened still applies.
    const exerciseRequest =
      language === undefined ? null : { mode: null, language, obstacle: null };
    test.dispatch({ kind: "request", exerciseRequest });
    test.attached()?.field.focus();
  };
  if (mode === "own") return <OwnText visit={visit} onClose={close} />;
  return mode === "length" && <CustomLengthForm visit={visit} onClose={close} />;
}
