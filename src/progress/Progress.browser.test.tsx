import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { preloadAll } from "../ui/preloadable.ts";
import { thisVisit } from "../visit/this-visit.ts";
import { Progress } from "./Progress.tsx";

test("while files are being opened no others can be chosen, on a page that was left and shown again too", async () => {
  const reading = Promise.withResolvers<string>();
  const slow = Object.assign(new File(["{}"], "slow.json"), {
    slice: () => ({ text: () => reading.promise }),
  });
  const progress = <Progress visit={thisVisit} onFiles={() => [slow]} onDrill={() => null} />;
  const page = await render(progress);
  preloadAll();
  await expect.element(page.getByRole("button", { name: "Open saved tests" })).toBeEnabled();
  const input = page.container.querySelector("input[type=file]");
  if (!input) throw new Error("There is no file input.");
  await userEvent.upload(input, slow);
  await expect.element(page.getByRole("button", { name: "Opening…" })).toBeDisabled();

  await page.unmount();
  const again = await render(progress);
  await expect.element(again.getByRole("button", { name: "Opening…" })).toBeDisabled();
  reading.resolve("{}");
  await expect.element(again.getByRole("button", { name: "Open more files" })).toBeEnabled();
});
