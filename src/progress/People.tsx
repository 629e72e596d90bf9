import { useMemo, useState } from "react";
import { countText, numberText } from "../format/format-figures.ts";
import { fileNameOf } from "../test-files/file-entries.ts";
import { setApart } from "../texts/right-to-left.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import button from "../ui/button.module.css";
import { Check } from "../ui/Choice.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import input from "../ui/input.module.css";
import note from "../ui/note.module.css";
import { saveFile } from "../ui/save-and-copy.tsx";
import {
  choicesOf,
  inPeopleOrder,
  kindOf,
  peopleOf,
  type PeopleOrder,
  peopleTable,
  type Person,
  planOf,
  type PlanTest,
  quartilesSentence,
  whoOf,
} from "./people.ts";
import { endOfScale, PeopleTable } from "./PeopleTable.tsx";
import { uncompared } from "./progress.ts";
import { ProgressTable } from "./ProgressTable.tsx";
import styles from "./People.module.css";

/** The value of a choice of everything. */
const all = "";

/** The people whose results were opened, a row for each; what is shown can be saved as a table. */
export function People({ tests, files }: { tests: readonly PlanTest[]; files: number }) {
  const plans = useMemo(() => choicesOf(tests, planOf, whoOf), [tests]);
  const [chosenPlan, setPlan] = useState<string | null>(null);
  const [chosenKind, setKind] = useState(all);
  const [name, setName] = useState("");
  const [hasNotes, setHasNotes] = useState(false);
  const [order, setOrder] = useState<PeopleOrder>({ by: "speed", isDescending: true });
  const [opened, setOpened] = useState<Person | null>(null);

  const plan = chosenPlan ?? plans[0]?.value ?? all;
  const ofPlan = useMemo(
    () => (plan === all ? tests : tests.filter((test) => planOf(test) === plan)),
    [tests, plan],
  );
  const kinds = useMemo(() => {
    const counted = ofPlan.filter((test) => !test.plan.isPractice);
    return choicesOf(counted, kindOf, ({ key }) => key);
  }, [ofPlan]);
  const kind = kinds.some(({ value }) => value === chosenKind) ? chosenKind : all;
  const people = useMemo(() => peopleOf(ofPlan, kind === all ? null : kind), [ofPlan, kind]);
  const wanted = name.trim().toLowerCase();
  const shown = useMemo(
    () =>
      inPeopleOrder(
        people.filter(
          (person) =>
            person.name.toLowerCase().includes(wanted) && (!hasNotes || person.notes.length > 0),
        ),
        order,
      ),
    [people, wanted, hasNotes, order],
  );
  const count = new Set(people.map(({ who }) => who)).size;
  const counted = people.reduce((sum, person) => sum + person.tests.length, 0);
  const titles = plans.map(({ first }) => first.plan.title);
  const title = plans.find(({ value }) => value === plan)?.first.plan.title;

  return (
    <>
      <div className={styles.head}>
        <h3>{title === undefined ? "All plans" : <bdi>{title}</bdi>}</h3>
        <p>
          <strong>{`${countText(count, "person", "people")}, ${countText(counted, "test")}.`}</strong>{" "}
          <span>
            {plan !== all &&
              quartilesSentence(people.flatMap(({ mean }) => mean?.wordsPerMinute ?? []))}
            {kind === all && kinds.length > 1 && " Choose one kind of test to see likely ranges."}
          </span>
        </p>
      </div>
      <div className={styles.controls}>
        {plans.length > 1 && (
          <Choice
            name="Plan"
            value={plan}
            choices={plans.map(({ value, first, count: size }) => {
              const { title: own, digest } = first.plan;
              const isAmbiguous = titles.indexOf(own) < titles.lastIndexOf(own);
              const version = isAmbiguous ? `, version ${digest}` : "";
              return { value, text: `${setApart(own)}${version} (${numberText(size)})` };
            })}
            everything="All plans"
            onChange={setPlan}
          />
        )}
        {kinds.length > 1 && (
          <Choice
            name="Kind of test"
            value={kind}
            choices={kinds.map(({ value, count: size }) => {
              return { value, text: `${setApart(value)} (${numberText(size)})` };
            })}
            everything="All kinds"
            onChange={setKind}
          />
        )}
        <label>
          Name or code
          <input
            className={input.input}
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <Check isChecked={hasNotes} onChange={setHasNotes}>
          Only with notes
        </Check>
        <ActionButton
          name="Save table"
          done="Saved"
          onPress={() => Promise.resolve(saveTable(shown))}
        />
        <output className={note.note}>
          {shown.length === people.length
            ? "Saves all rows."
            : `Saves the ${countText(shown.length, "row")} shown, of ${numberText(people.length)}.`}
        </output>
      </div>
      {shown.length > 0 && (
        <PeopleTable
          people={shown}
          end={endOfScale(people)}
          hasPlans={plan === all}
          order={order}
          onOrder={setOrder}
          onOpen={setOpened}
        />
      )}
      <p className={note.note}>
        {files > 0 && `${countText(files, "file")} opened. `}
        Names and results never leave this page, and are gone when you close or reload it.
      </p>
      {opened && (
        <Dialog
          name="Tests of one person"
          heading={<bdi>{opened.name || "No name"}</bdi>}
          className={styles.dialog}
          onClose={() => setOpened(null)}
        >
          {(heading) => (
            <>
              {heading}
              <ProgressTable tests={opened.tests} progress={uncompared([])} isOneKind={false} />
            </>
          )}
        </Dialog>
      )}
    </>
  );
}

function Choice({
  name,
  value,
  choices,
  everything,
  onChange,
}: {
  name: string;
  value: string;
  choices: readonly { readonly value: string; readonly text: string }[];
  everything: string;
  onChange: (value: string) => void;
}) {
  return (
    <label>
      {name}
      <select
        className={button.button}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
        <option value={all}>{everything}</option>
      </select>
    </label>
  );
}

/** @returns whether the browser created the file, or why not */
function saveTable(people: readonly Person[]): boolean | string {
  const name = fileNameOf(new Date(), "csv").replace("keypace-", "keypace-people-");
  try {
    saveFile(new Blob([peopleTable(people)], { type: "text/csv" }), name);
    return true;
  } catch {
    return `${name} could not be created.`;
  }
}
