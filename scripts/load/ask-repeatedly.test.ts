import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listen } from "../server/listen.ts";
import { askRepeatedly } from "./ask-repeatedly.ts";

let server: Server;
let address: string;

beforeEach(async () => {
  server = createServer((request, response) => {
    response.writeHead(request.url === "/missing" ? 404 : 200).end("Answer");
  });
  address = await listen(server, 0);
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

test("a load stops at its number of requests, and tells how many were not answered well", async () => {
  const bounds = { connections: 3, seconds: 60, requests: 20 };
  const load = await askRepeatedly([address, `${address}missing`], bounds);
  expect(load.durations).toHaveLength(10);
  expect(load.durations).toEqual(load.durations.toSorted((a, b) => a - b));
  expect(load.failures).toBe(10);
});

test("a load stops at its time", async () => {
  const bounds = { connections: 2, seconds: 0, requests: 20 };
  expect(await askRepeatedly([address], bounds)).toMatchObject({ durations: [], failures: 0 });
});
