import { expect } from "@playwright/test";
import { focused, textOf } from "./on-screen.ts";
import { test } from "./test.ts";

test("sending says that nothing was sent, empties the form and requests nothing", async ({
  visitor,
}) => {
  await visitor.open("/contact");
  for (const [label, text] of [
    ["Name", "Ada"],
    ["Email", "ada@home.example"],
    ["Subject", "Keys & pace"],
    ["Message", "One\ntwo"],
  ] as const) {
    await visitor.click("textbox", label);
    await visitor.type(text);
  }
  const filled = () =>
    visitor.run(() =>
      Array.from(
        document.querySelectorAll<HTMLInputElement>("form :is(input, textarea)"),
        ({ value }) => value,
      ),
    );
  expect(await filled()).toEqual(["Ada", "ada@home.example", "Keys & pace", "One\ntwo"]);
  await visitor.run(() => performance.clearResourceTimings());

  await visitor.click("button", "Send message");
  await expect.poll(() => textOf(visitor, "output")).toContain("nothing left your browser");
  expect(await textOf(visitor, "output")).toContain("Success! Thank you for your message.");
  expect(await filled()).toEqual(["", "", "", ""]);
  expect(await focused(visitor)).toBe("Send message");
  expect(await visitor.run(() => performance.getEntriesByType("resource").length)).toBe(0);
});

test("the browser asks for a valid email address", async ({ visitor }) => {
  await visitor.open("/contact");
  await visitor.click("textbox", "Name");
  await visitor.type("Ada");
  await visitor.click("textbox", "Email");
  await visitor.type("nobody");
  await visitor.click("button", "Send message");
  await expect
    .poll(() => visitor.run(() => document.activeElement?.getAttribute("name")))
    .toBe("email");
  expect(await textOf(visitor, "output")).toBe("");
});
