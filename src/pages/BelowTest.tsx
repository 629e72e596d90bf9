import { thisVisit } from "../visit/this-visit.ts";
import { Features } from "./Features.tsx";
import { Progress } from "./Progress.tsx";

/** Home below the test. */
export default function BelowTest() {
  return (
    <>
      <Progress visit={thisVisit} />
      <Features />
    </>
  );
}
