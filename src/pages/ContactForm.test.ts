import { expect, test } from "vitest";
import { mailLink } from "./ContactForm.tsx";

test("an empty message is a plain mail link", () => {
  expect(mailLink("us@site.example", { name: "", email: "", subject: "", message: "" })).toBe(
    "mailto:us@site.example",
  );
});

test("subject and message travel in the link, signed with name and address", () => {
  const link = mailLink("us@site.example", {
    name: "Ada",
    email: "ada@home.example",
    subject: "Keys & speed?",
    message: "Hello",
  });
  expect(link).toBe(
    "mailto:us@site.example?subject=Keys%20%26%20speed%3F&body=Hello%0D%0A%0D%0AAda%0D%0Aada%40home.example",
  );
});

test("every kind of line end becomes CRLF, as in email", () => {
  const link = mailLink("us@site.example", {
    name: "",
    email: "",
    subject: "",
    message: "one\ntwo\r\nthree\rfour",
  });
  expect(link).toBe("mailto:us@site.example?body=one%0D%0Atwo%0D%0Athree%0D%0Afour");
});

test("letters beyond ASCII are sent as UTF-8", () => {
  const link = mailLink("us@site.example", { name: "", email: "", subject: "é 1+1", message: "" });
  expect(link).toBe("mailto:us@site.example?subject=%C3%A9%201%2B1");
});
