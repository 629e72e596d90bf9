import { expect, test, vi } from "vitest";
import { installBrowsers } from "./prepare-browsers.ts";

const here = { name: "Lynx", isInstalled: () => true, packages: ["lynx"] };
const missing = { name: "Netscape", isInstalled: () => false, packages: ["netscape", "motif"] };

test("nothing is installed if every browser is there", () => {
  vi.spyOn(process, "getuid").mockReturnValue(1000);
  expect(() => installBrowsers([here, here])).not.toThrow();
});

test("a user who may not install packages is told which to install", () => {
  vi.spyOn(process, "getuid").mockReturnValue(1000);
  expect(() => installBrowsers([here, missing])).toThrow(
    "Netscape must be installed: on Debian, as root, by apt-get install netscape motif.",
  );
});
