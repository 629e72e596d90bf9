import { harderPassages } from "../content/harder-passages.ts";
import { Result } from "../report/Result.tsx";

/** In one file, so that it takes one request. */
export const later = { harderPassages, Result };
