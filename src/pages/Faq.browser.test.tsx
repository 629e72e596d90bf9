import { afterEach, expect, test } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Questions } from "./Faq.tsx";

const items = [
  { id: "cost", question: "What does it cost?", answer: ["Nothing.", "Really."], icon: "0" },
  { id: "limit", question: "Is there a limit?", answer: ["None."], icon: ":" },
  { id: "sound", question: "Does it make a sound?", answer: ["No sound."], icon: "!" },
];

afterEach(() => {
  history.replaceState(null, "", location.pathname + location.search);
});

test("answers are collapsed until their question is pressed", async () => {
  const screen = await render(<Questions items={items} />);
  await expect.element(screen.getByText("Nothing.")).not.toBeVisible();
  await screen.getByText("What does it cost?").click();
  await expect.element(screen.getByText("Nothing.")).toBeVisible();
  await expect.element(screen.getByText("Really.")).toBeVisible();
});

test("one answer is open at a time, and the open one closes again", async () => {
  const screen = await render(<Questions items={items} />);
  await screen.getByText("What does it cost?").click();
  await screen.getByText("Is there a limit?").click();
  await expect.element(screen.getByText("None.")).toBeVisible();
  await expect.element(screen.getByText("Nothing.")).not.toBeVisible();
  await screen.getByText("Is there a limit?").click();
  await expect.element(screen.getByText("None.")).not.toBeVisible();
});

test("arrows, Home and End move between the questions and wrap around", async () => {
  await render(<Questions items={items} />);
  await userEvent.keyboard("{Tab}");
  expect(focusedQuestion()).toBe("What does it cost?");
  await userEvent.keyboard("{ArrowDown}");
  expect(focusedQuestion()).toBe("Is there a limit?");
  await userEvent.keyboard("{End}");
  expect(focusedQuestion()).toBe("Does it make a sound?");
  await userEvent.keyboard("{ArrowDown}");
  expect(focusedQuestion()).toBe("What does it cost?");
  await userEvent.keyboard("{ArrowUp}");
  expect(focusedQuestion()).toBe("Does it make a sound?");
  await userEvent.keyboard("{Home}");
  expect(focusedQuestion()).toBe("What does it cost?");
});

test("Enter and Space toggle the focused question", async () => {
  const screen = await render(<Questions items={items} />);
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(screen.getByText("Nothing.")).toBeVisible();
  await userEvent.keyboard(" ");
  await expect.element(screen.getByText("Nothing.")).not.toBeVisible();
});

test("a key pressed with Control is left to the browser", async () => {
  await render(<Questions items={items} />);
  await userEvent.keyboard("{Tab}{Control>}{End}{/Control}");
  expect(focusedQuestion()).toBe("What does it cost?");
});

test("a URL with a question's id opens it, on load and later", async () => {
  location.hash = "#limit";
  const screen = await render(<Questions items={items} />);
  await expect.element(screen.getByText("None.")).toBeVisible();
  location.hash = "#sound";
  await expect.element(screen.getByText("No sound.")).toBeVisible();
  await expect.element(screen.getByText("None.")).not.toBeVisible();
});

test("print shows every answer", async () => {
  const screen = await render(<Questions items={items} />);
  const answer = screen.getByText("None.").element();
  expect(answer.checkVisibility()).toBe(false);
  await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
  expect(answer.checkVisibility()).toBe(true);
  await cdp().send("Emulation.setEmulatedMedia", { media: "" });
});

function focusedQuestion(): string | undefined {
  return document.activeElement?.querySelector("h3")?.textContent;
}
