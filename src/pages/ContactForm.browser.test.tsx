import { expect, test } from "vitest";
import { render, type RenderResult } from "vitest-browser-react";
import { ContactForm } from "./ContactForm.tsx";

test("the browser refuses a form with an empty field or a wrong address", async () => {
  const screen = await render(<ContactForm />);
  await screen.getByRole("button", { name: "Send message" }).click();
  await expect.element(screen.getByLabelText("Name")).toHaveFocus();
  await fillIn(screen);
  await screen.getByLabelText("Email").fill("nobody");
  await screen.getByRole("button", { name: "Send message" }).click();
  await expect.element(screen.getByLabelText("Email")).toHaveFocus();
  await expect.element(screen.getByRole("button", { name: "Send message" })).toBeEnabled();
});

test("the mail link carries text that was typed before hydration", async () => {
  const screen = await render(<ContactForm />);
  const subject = screen.getByLabelText("Subject").element();
  if (subject instanceof HTMLInputElement) subject.value = "Early";
  addEventListener("click", (event) => event.preventDefault(), { once: true });
  await screen.getByRole("link", { name: "Send with your email app" }).click();
  await expect
    .element(screen.getByRole("link", { name: "Send with your email app" }))
    .toHaveAttribute("href", expect.stringContaining("?subject=Early"));
});

async function fillIn(screen: RenderResult) {
  await screen.getByLabelText("Name").fill("Ada");
  await screen.getByLabelText("Email").fill("ada@home.example");
  await screen.getByLabelText("Subject").fill("Keys");
  await screen.getByLabelText("Message").fill("One\ntwo");
}
