import type { KeyboardEvent } from "react";

/** Moves focus from one `<summary>` of a list to another, round from the last to the first. */
export function moveBetweenQuestions(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const list = event.currentTarget.closest("details")?.parentElement;
  const questions = [...(list?.querySelectorAll("summary") ?? [])];
  const next = indexAfter(event.key, questions.indexOf(event.currentTarget));
  if (next === null) return;
  event.preventDefault();
  questions.at(next % questions.length)?.focus();
}

/** Counted from the end where it is below 0; `null` for a key that moves nothing. */
function indexAfter(key: string, current: number): number | null {
  if (key === "ArrowDown") return current + 1;
  if (key === "ArrowUp") return current - 1;
  if (key === "Home") return 0;
  if (key === "End") return -1;
  return null;
}
