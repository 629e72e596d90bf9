import { attendPrerendered } from "./typing-test/first-test.ts";
import { thisVisit } from "./visit/this-visit.ts";

// By itself, for React is six times as large as all that a key needs (decision 9).
attendPrerendered(thisVisit.test);
