import type { ExerciseRequest } from "./exercise.ts";

/** The mode whose dialog a request opens; `null` if it opens none. */
export function requestedDialog(request: ExerciseRequest | null): "own" | "length" | null {
  const mode = request?.obstacle === null && !request.keepsFocus ? request.mode : null;
  return mode === "own" || mode === "length" ? mode : null;
}
