import { expect, test } from "vitest";
import { responseKinds } from "./response-kinds.ts";

test("pages lose their ending; files that are not for visitors have no address", () => {
  const files = [
    "/404.html",
    "/404.html.br",
    "/_headers",
    "/about.html",
    "/about.html.gz",
    "/assets/client-1.js",
    "/assets/client-1.js.br",
    "/favicon.svg",
    "/index.html",
  ].map((address) => ({ address, contents: Buffer.alloc(0) }));
  expect([...responseKinds(files)]).toEqual([
    ["/about", "page"],
    ["/assets/client-1.js", "hashed asset"],
    ["/favicon.svg", "other"],
    ["/", "page"],
  ]);
});
