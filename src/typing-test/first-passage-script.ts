import { passages } from "../content/passages.ts";
import { inlineScript } from "../inline-script.ts";
import { prepareFirstTest } from "./prepare-first-test.ts";

/** Stands at the end of the prerendered home page. */
export const firstPassageScript = inlineScript(prepareFirstTest, passages.easy);
