import { type Plan, planVersion } from "./plan.ts";
import { readPlan } from "./read-plan.ts";

/** Plans to hand out as they are, or to start from. */
export const readyPlans: readonly Plan[] = [
  {
    title: "Class test",
    instructions: "Type quickly, but correct the mistakes you notice.",
    typist: "name",
    steps: [{ type: "60-easy", times: 3 }],
  },
  {
    title: "Job test",
    instructions: "Backspace is off, so mistakes cannot be corrected, and each one costs a word.",
    typist: "name",
    options: "hidden-nobackspace",
    scoring: "net-1",
    steps: [{ type: "300-medium" }],
  },
  {
    title: "Two keyboards",
    instructions: "Type as you would at work: quickly, but correct the mistakes you notice.",
    typist: "code",
    conditions: { what: "keyboard", names: ["old", "new"] },
    order: "balanced",
    steps: [
      { type: "30-easy", practice: true, condition: "each" },
      { type: "30-medium", times: 4, condition: "each" },
      { rest: 30, skip: true, condition: "each" },
    ],
  },
  {
    title: "Transcription study",
    instructions:
      "Read each phrase and memorise it, then enter it as quickly and accurately as you can. Correct mistakes if you notice them.",
    typist: "code",
    steps: [
      { phrases: phrases(), times: 5, practice: true },
      { message: "That was the practice. The next 20 phrases count." },
      { phrases: phrases(), times: 20 },
    ],
  },
  {
    title: "Weekly check",
    instructions:
      "Once a week, on the same keyboard. Save your results each time, and open all of them under Progress.",
    steps: [{ type: "medium", times: 3 }],
  },
].map(readyPlan);

/** @param fields of a valid plan as in its file, without the format and its version */
export function readyPlan(fields: object): Plan {
  const read = readPlan({ format: "keypace-plan", version: planVersion, ...fields });
  if (read.kind === "problems") throw new Error(read.problems.join(" "));
  return read.plan;
}

/**
 * Short phrases without capitals or punctuation that are easy to remember, as MacKenzie and Soukoreff
 * (2003), "Phrase sets for evaluating text entry techniques", ask for; these are the site's own.
 */
function phrases(): string {
  return `
the kettle is on the stove
a letter came from my aunt
snow fell on the quiet town
please water the tall plants
we missed the last train home
her brother plays the violin
the map shows a narrow path
bring a warm coat for tonight
two boats wait at the pier
he forgot where he parked
fresh bread sells out early
the meeting starts at noon
my neighbour feeds the birds
turn left after the bridge
that film was far too long
they planted trees in spring
keep the receipt for a month
a small lamp lit the stairs
nobody answered the phone
the river is cold this year
our team won by one point
wash the apples before lunch
she reads the paper on sunday
the old clock runs a bit slow
save some cake for the guests
the road is closed for repair
his handwriting is hard to read
open a window and let air in
the children built a fort
we will call you next week
`;
}
