import { expect } from "@playwright/test";
import { test } from "./test.ts";

test("console messages of a page and requests that the policy blocks reach these tests", async ({
  visitor,
}) => {
  await visitor.open("/about");
  await visitor.run(() => {
    // oxlint-disable-next-line no-console -- the message that the test expects
    console.warn("Said on the console");
    new Image().src = "http://localhost:9/asked";
  });
  const problems: string[] = [];
  const listen = async () => {
    problems.push(...(await visitor.problems()));
    return problems.join("\n");
  };
  await expect.poll(listen).toContain("Said on the console");
  await expect.poll(listen).toContain("http://localhost:9/asked");
});
