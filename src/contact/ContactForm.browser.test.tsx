import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render, type RenderResult } from "vitest-browser-react";
import { ContactForm } from "./ContactForm.tsx";

test("sending takes a second, says so, and ends with a toast and empty fields", async () => {
  const screen = await render(<ContactForm />);
  await fillIn(screen);
  await screen.getByRole("button", { name: "Send message" }).click();

  const sending = screen.getByRole("button", { name: "Sending..." });
  await expect.element(sending).toBeDisabled();
  await expect.element(screen.getByRole("status")).toBeEmptyDOMElement();

  const status = screen.getByRole("status");
  await expect.element(status).toMatchTextContent("Success! Thank you for your message.");
  await expect
    .element(status)
    .toMatchTextContent("This is a demo form, so nothing left your browser. To reach us, write to");
  await expect.element(screen.getByRole("button", { name: "Send message" })).toBeEnabled();
  for (const label of ["Name", "Email", "Subject", "Message"]) {
    await expect.element(screen.getByLabelText(label)).toHaveValue("");
  }
});

test("the toast stays until it is dismissed", async () => {
  const screen = await render(<ContactForm />);
  await fillIn(screen);
  await screen.getByRole("button", { name: "Send message" }).click();
  await screen.getByRole("button", { name: "Dismiss" }).click();
  await expect.element(screen.getByRole("status")).toBeEmptyDOMElement();
  await expect.element(screen.getByRole("button", { name: "Send message" })).toHaveFocus();
});

test("focus is on the button again after sending from the keyboard", async () => {
  const screen = await render(<ContactForm />);
  await fillIn(screen);
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(screen.getByRole("button", { name: "Sending..." })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Send message" })).toHaveFocus();
});

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

test("the mail link carries the fields as they are filled in", async () => {
  const screen = await render(<ContactForm />);
  await fillIn(screen);
  await expect
    .element(screen.getByRole("link", { name: "Send with your mail program" }))
    .toHaveAttribute(
      "href",
      expect.stringMatching(
        /\?subject=Keys&body=One%0D%0Atwo%0D%0A%0D%0AAda%0D%0Aada%40home\.example$/,
      ),
    );
});

test("the mail link carries text that was there before the page came to life", async () => {
  const screen = await render(<ContactForm />);
  const subject = screen.getByLabelText("Subject").element();
  if (subject instanceof HTMLInputElement) subject.value = "Early";
  addEventListener("click", (event) => event.preventDefault(), { once: true });
  await screen.getByRole("link", { name: "Send with your mail program" }).click();
  await expect
    .element(screen.getByRole("link", { name: "Send with your mail program" }))
    .toHaveAttribute("href", expect.stringContaining("?subject=Early"));
});

async function fillIn(screen: RenderResult) {
  await screen.getByLabelText("Name").fill("Ada");
  await screen.getByLabelText("Email").fill("ada@home.example");
  await screen.getByLabelText("Subject").fill("Keys");
  await screen.getByLabelText("Message").fill("One\ntwo");
}
