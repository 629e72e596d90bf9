import { createServer } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { listen, portFrom } from "./listen.ts";

const servers = [createServer(), createServer()] as const;

afterEach(() => {
  for (const server of servers) server.close();
});

test("if the port is in use, the server says so and listens at a free one of this machine", async () => {
  const message = vi.spyOn(console, "error").mockImplementation(() => {});
  const taken = await listen(servers[0], 0);
  const { port } = new URL(taken);
  const other = await listen(servers[1], Number(port));
  expect(taken).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  expect(other).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  expect(other).not.toBe(taken);
  expect(message.mock.calls).toEqual([[`Port ${port} is in use, so the system chooses another.`]]);
});

test("without a setting the default port is used", () => {
  expect(portFrom(undefined, 4173)).toBe(4173);
  expect(portFrom("", 4173)).toBe(4173);
});

test("a setting from 0 to 65535 is used", () => {
  expect(portFrom("0", 4173)).toBe(0);
  expect(portFrom("65535", 4173)).toBe(65_535);
});

test.each(["65536", "-1", "80.5", "http", "1e3", " 80"])("%j is refused by name", (setting) => {
  expect(() => portFrom(setting, 4173)).toThrow(`PORT is "${setting}"`);
});
