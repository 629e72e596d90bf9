import { useMemo, useState } from "react";
import { countText } from "../format/format-figures.ts";
import { commonUnit } from "../format/speed-unit.ts";
import { isCounted, type PlanTest } from "../saved-tests/plan-test.ts";
import { saveAs } from "../saved-tests/save-tests.ts";
import { kindOfTest } from "../saved-tests/stored-test.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import note from "../ui/note.module.css";
import { Select } from "../ui/Select.tsx";
import {
  conditionsVerdict,
  daysText,
  inPeopleOrder,
  peopleOf,
  type PeopleOrder,
  peopleTable,
  type Person,
  planChoices,
  planOf,
  quartilesSentence,
} from "./people.ts";
import { testGroups } from "./progress.ts";
import { groupChoice } from "./progress-text.ts";
import { PeopleTable } from "./PeopleTable.tsx";
import { ProgressTable } from "./ProgressTable.tsx";
import styles from "./ProgressContents.module.css";

/** The value of the choice of all kinds. */
const all = "";

/** The people whose results were opened, a row for each, which can be saved as a table. */
export function People({ tests, files }: { tests: readonly PlanTest[]; files: number }) {
  const [chosenPlan, setPlan] = useState<string | null>(null);
  const [chosenKind, setKind] = useState(all);
  const [order, setOrder] = useState<PeopleOrder>({ by: "speed", isDescending: true });
  const [opened, setOpened] = useState<Person | null>(null);

  const plans = useMemo(() => testGroups(tests, planOf), [tests]);
  const [plan, ofPlan] = plans.find(([name]) => name === chosenPlan) ?? plans[0] ?? [all, tests];
  const kinds = useMemo(() => testGroups(ofPlan.filter(isCounted), kindOfTest), [ofPlan]);
  const kind = kinds.some(([name]) => name === chosenKind) ? chosenKind : all;
  const people = useMemo(() => peopleOf(ofPlan, kind === all ? null : kind), [ofPlan, kind]);
  const sorted = useMemo(() => inPeopleOrder(people, order), [people, order]);
  const conditions = useMemo(() => conditionsVerdict(ofPlan), [ofPlan]);
  const unit = commonUnit(people.flatMap((person) => person.tests));
  const testCount = people.reduce((sum, person) => sum + person.tests.length, 0);

  return (
    <div className={styles.ofPeople}>
      <div className={styles.verdict}>
        <h3>
          <bdi>{ofPlan[0]?.plan.title}</bdi>
          <span>{daysText(ofPlan)}</span>
        </h3>
        <p>
          <strong>{`${countText(people.length, "person", "people")}, ${countText(testCount, "test")}.`}</strong>{" "}
          <span>
            {quartilesSentence(
              people.flatMap(({ mean }) => mean?.wordsPerMinute ?? []),
              unit,
            )}
          </span>
          {/* In an element of its own, because React fails to remove a text that a translator has replaced. */}
          <span>
            {kind === all && kinds.length > 1 && " Choose one kind of test to see likely ranges."}
          </span>
        </p>
        {conditions && (
          <p>
            <strong>{`${conditions.heading}.`}</strong> {conditions.sentence}
          </p>
        )}
      </div>
      <div className={styles.controls}>
        {plans.length > 1 && (
          <Select label="Plan" value={plan} choices={planChoices(plans)} onChange={setPlan} />
        )}
        {kinds.length > 1 && (
          <Select
            label="Kind of test"
            value={kind}
            choices={[
              ...kinds.map(([value, group]) => groupChoice(value, group)),
              [all, "All kinds"],
            ]}
            onChange={setKind}
          />
        )}
        <ActionButton
          name="Save table"
          done="Saved"
          onPress={() => saveAs("csv", () => [peopleTable(sorted)], "people")}
        />
      </div>
      <PeopleTable
        people={sorted}
        unit={unit}
        order={order}
        onOrder={setOrder}
        onOpen={setOpened}
      />
      <p className={note.note}>
        {files > 0 && `${countText(files, "file")} opened. `}
        Names and results are not sent anywhere. They are gone when you close or reload this page.
        Your files stay where they are.
      </p>
      {opened && (
        <Dialog
          name="One person’s tests"
          heading={<bdi>{opened.name || "No name"}</bdi>}
          className={styles.person}
          onClose={() => setOpened(null)}
        >
          {opened.notes.length > 0 && <p className={note.note}>{`${opened.notes.join(". ")}.`}</p>}
          <ProgressTable tests={opened.tests} isOneKind={opened.kinds.length === 1} />
        </Dialog>
      )}
    </div>
  );
}
