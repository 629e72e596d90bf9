import { expect, test } from "vitest";
import { acceptedEncodings } from "./accepted-encodings.ts";

test.each([
  ["gzip, deflate, br, zstd", ["br", "gzip"]],
  ["gzip;q=1.0, br;q=0.5", ["br", "gzip"]],
  ["GZIP", ["gzip"]],
  ["br;q=0, gzip", ["gzip"]],
  ["*", ["br", "gzip"]],
  ["*;q=0, gzip", ["gzip"]],
  ["br ; q=0 , *", ["gzip"]],
  ["identity", []],
  ["gzip;q=nonsense", []],
  ["", []],
  [undefined, []],
])("a request that accepts %j can be answered with %j", (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});
