import { harderPassages } from "../content/harder-passages.ts";
import { Result } from "../report/Result.tsx";
import { OptionsForm } from "./options/OptionsForm.tsx";
import { playEndSound } from "./options/play-end-sound.ts";

/** In one file, so that it takes one request. */
export const later = { harderPassages, OptionsForm, playEndSound, Result };
