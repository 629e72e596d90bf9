import { thisVisit } from "../visit/this-visit.ts";
import { Features } from "./Features.tsx";
import { Progress } from "./Progress.tsx";

/** What stands below the test on Home. */
export default function BelowTest() {
  return (
    <>
      <Progress visit={thisVisit} />
      <Features />
    </>
  );
}
