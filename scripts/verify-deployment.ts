/** Compares a live site with the built one: `npm run verify-deployment -- https://keypace.example`. */
import { deploymentDifferences } from "./deployment/deployment-differences.ts";
import { folders } from "./project/folders.ts";
import { readBuiltSite } from "./site/site-file.ts";

const [address = ""] = process.argv.slice(2);
if (!/^https?:\/\/[^/]+\/?$/.test(address)) {
  throw new Error("No site given. Example: npm run verify-deployment -- https://keypace.example");
}
const { origin } = new URL(address);
const differences = await deploymentDifferences(origin, await readBuiltSite(folders.site));
if (differences.length > 0) throw new Error(differences.join("\n"));
console.log(`${origin} serves exactly what was built.`);
