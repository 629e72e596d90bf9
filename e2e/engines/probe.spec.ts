import { expect } from "@playwright/test";
import { attemptAll } from "./probe/attempt-all.ts";
import { closed, exceptions, recordedVersions } from "./probe/outcomes.ts";
import { allWays } from "./probe/ways.ts";
import { test } from "./test.ts";

test("with the headers of the site, only the ways on record lead to another host", async ({
  visitor,
  engine,
  browserName,
}) => {
  const recorded = exceptions[browserName];
  test.skip(recorded === undefined, `nothing is on record for ${browserName}`);
  test.slow();
  const outcomes = Object.keys(allWays).map((name) => [name, recorded?.[name] ?? closed] as const);

  const guarded = await attemptAll(visitor, { isGuarded: true });
  const free = await attemptAll(visitor, { isGuarded: false });
  // The first attempts have had enough time once all later ones have arrived.
  let other = "";
  try {
    await expect
      .poll(free.arrivals, { timeout: 15_000 })
      .toEqual(Object.fromEntries(outcomes.map(([name, outcome]) => [name, outcome.free])));
  } catch (problem) {
    // What a page without headers can do depends on the browser; what the headers refuse must not.
    if (engine.version.startsWith(recordedVersions[browserName] ?? "")) throw problem;
    other = `${browserName} ${engine.version} has other ways than the version on record`;
  }
  expect(guarded.arrivals()).toEqual(
    Object.fromEntries(outcomes.map(([name, outcome]) => [name, outcome.guarded])),
  );
  guarded.close();
  free.close();
  test.skip(other !== "", other);
});
