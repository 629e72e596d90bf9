/** Compares a live site with the built one: `npm run verify-deployment -- https://keypace.example`. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { deploymentDifferences } from "./deployment/deployment-differences.ts";
import { folders } from "./project.ts";
import { readSiteFiles } from "./site-file.ts";
import { tellProblem } from "./tell-problem.ts";

const [address = ""] = process.argv.slice(2);
await verify(address).catch(tellProblem);

async function verify(given: string): Promise<void> {
  if (!/^https?:\/\/[^/]+\/?$/.test(given)) {
    throw new Error("Name the live site: npm run verify-deployment -- https://keypace.example");
  }
  if (!existsSync(join(folders.site, "index.html"))) {
    throw new Error("There is no build to compare with. Make one with `npm run build`.");
  }
  const { origin } = new URL(given);
  const differences = await deploymentDifferences(origin, await readSiteFiles(folders.site));
  if (differences.length > 0) throw new Error(differences.join("\n"));
  console.log(`${origin} serves what was built, as intended.`);
}
