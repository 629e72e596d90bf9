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

test("a key pressed with Control is left to the browser", async () => {
  await render(<Questions items={items} />);
  await userEvent.keyboard("{Tab}{Control>}{End}{/Control}");
  const question = document.activeElement?.querySelector("h3");
  expect(question?.textContent).toBe("What does it cost?");
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
