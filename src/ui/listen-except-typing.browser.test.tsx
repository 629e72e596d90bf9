import { useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { listenExceptTyping, typeApart } from "./listen-except-typing.ts";

let container = document.createElement("div");
let unmount = () => {};

afterEach(() => {
  unmount();
  container.remove();
});

test("of what is typed into a field that stands apart React hears nothing, and of its focus all", async () => {
  const heard = await typeInto("apart");
  expect(heard).toEqual(["focus"]);
});

test("of what is typed into any other field React hears all", async () => {
  const heard = await typeInto("other");
  expect(heard).toEqual(["focus", "keydown", "input", "keyup"]);
});

test("React hears of a control that is changed without the focus, as a screen reader does", async () => {
  await typeInto("apart");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("apart");
  const box = page.getByRole("checkbox", { name: "other" });
  const control = box.element();
  if (control instanceof HTMLElement) control.click();
  await expect.element(page.getByText("checked")).toBeVisible();
});

test("what else listens hears every key, and can be added to as before", async () => {
  const onDocument: string[] = [];
  const hear = ({ type }: Event) => onDocument.push(type);
  document.addEventListener("keydown", hear);
  await typeInto("apart");
  document.removeEventListener("keydown", hear);
  expect(onDocument).toEqual(["keydown"]);
  expect(Object.hasOwn(document, "addEventListener")).toBe(false);
});

/** Types a key into one of two fields; gives what React's handlers above it heard. */
async function typeInto(label: "apart" | "other"): Promise<readonly string[]> {
  const heard: string[] = [];
  const hear = ({ type }: { type: string }) => heard.push(type);
  container = document.body.appendChild(document.createElement("div"));
  listenExceptTyping(container, () => {
    const root = createRoot(container);
    unmount = () => root.unmount();
    root.render(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- to see what bubbles
      <div onFocus={hear} onKeyDown={hear} onInput={hear} onKeyUp={hear}>
        <textarea aria-label="apart" ref={tellApart} />
        <textarea aria-label="other" />
        <Checkbox />
      </div>,
    );
  });
  const field = page.getByRole("textbox", { name: label });
  await expect.element(field).toBeVisible();
  field.element().focus();
  await userEvent.keyboard("a");
  return heard;
}

function Checkbox() {
  const [isChecked, setIsChecked] = useState(false);
  return (
    <>
      <input
        type="checkbox"
        aria-label="other"
        checked={isChecked}
        onChange={() => setIsChecked(!isChecked)}
      />
      {isChecked && <span>checked</span>}
    </>
  );
}

function tellApart(field: HTMLTextAreaElement | null): void {
  if (field) typeApart(field);
}
