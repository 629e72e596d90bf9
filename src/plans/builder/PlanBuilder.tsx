import { useMemo, useRef, useState } from "react";
import { correctionChoices } from "../../format/typing-rules.ts";
import { scoringRules } from "../../format/score.ts";
import { hyphenated } from "../../saved-tests/file-entries.ts";
import { randomSeed } from "../../texts/seeded-random.ts";
import { type Action, ActionButton } from "../../ui/ActionButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { Check, Choice } from "../../ui/Choice.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { FileButton } from "../../ui/FileButton.tsx";
import { saveFile, useCopy } from "../../ui/save-and-copy.tsx";
import { Select } from "../../ui/Select.tsx";
import { useAsyncMemo } from "../../ui/use-async-memo.ts";
import { useStore } from "../../visit/use-store.ts";
import { type Conditions, type Plan, planJson, planLimits, type Rules } from "../plan.ts";
import { planLink } from "../plan-link.ts";
import { courseText } from "../plan-text.ts";
import { readPlanFile, readPlanJson } from "../read-plan.ts";
import { readyPlans } from "../ready-plans.ts";
import { runSteps } from "../run-steps.ts";
import { type Draft, dispatch, draftStore } from "./draft.ts";
import { TextArea, TextField } from "./Fields.tsx";
import { StepList } from "./StepList.tsx";
import styles from "./builder.module.css";

/** A dialog in which a plan is made, and from which it is tried, saved or handed out as a link. */
export function PlanBuilder({
  onTry,
  onClose,
}: {
  /** Called with a plan that can be run. */
  onTry: (plan: Plan) => void;
  onClose: () => void;
}) {
  const draft = useStore(draftStore);
  const fields = useRef<HTMLDivElement>(null);

  /** Opens the step of the first invalid field and shows what is wrong. Returns whether there is one. */
  function reportProblem(): boolean {
    const field = fields.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      "input:invalid, textarea:invalid",
    );
    const step = field?.closest("details");
    if (step) step.open = true;
    return field?.reportValidity() === false;
  }

  return (
    <Dialog
      name="Make a plan"
      className={styles.dialog}
      contentsClassName={styles.builder}
      actions={<OpenFile />}
      onClose={onClose}
    >
      <fieldset className={styles.buttons}>
        <legend>Start from</legend>
        {readyPlans.map((plan) => (
          <Button key={plan.title} onClick={() => dispatch({ kind: "replace", plan })}>
            {plan.title}
          </Button>
        ))}
      </fieldset>
      <div ref={fields} className={styles.columns}>
        <div className={styles.column}>
          <TextField
            label="Title"
            maxLength={planLimits.title}
            value={draft.title}
            onValue={(title) => change({ title })}
          />
          <TextArea
            label="Instructions"
            rows={2}
            maxLength={planLimits.message}
            value={draft.instructions}
            onValue={(instructions) => change({ instructions })}
          />
          <StepList draft={draft} />
        </div>
        <Settings plan={draft} />
      </div>
      <HandOut draft={draft} onTry={onTry} reportProblem={reportProblem} />
    </Dialog>
  );
}

function change(part: Partial<Plan>): void {
  dispatch({ kind: "change", part });
}

function OpenFile() {
  const [problem, setProblem] = useState("");
  async function open(file: File | undefined) {
    if (!file) return;
    const read = await readPlanFile(file);
    if (read.kind === "plan") dispatch({ kind: "replace", plan: read.plan });
    setProblem(read.kind === "problems" ? read.problems.join(" ") : "");
  }
  return (
    <>
      <FileButton name="Open file" accept=".json" onFiles={([file]) => void open(file)} />
      <output className={problem ? styles.fileProblem : "visually-hidden"}>{problem}</output>
    </>
  );
}

function Settings({ plan }: { plan: Plan }) {
  const { typist, conditions, order, rules, seed, scoring } = plan;
  const changeRules = (part: Partial<Rules>) => change({ rules: { ...rules, ...part } });
  return (
    <div className={styles.column}>
      <Select
        label="Ask at the start"
        choices={[
          ["", "Nothing"],
          ["name", "A name"],
          ["code", "A code"],
        ]}
        value={typist ?? ""}
        onChange={(asked) => change({ typist: asked || null })}
      />
      <Check
        isChecked={conditions !== null}
        onChange={(isChecked) => change({ conditions: isChecked ? commonConditions : null })}
      >
        Compare two conditions
      </Check>
      {conditions && <ConditionFields conditions={conditions} />}
      <Select
        label="Order"
        choices={[
          ["given", "As listed"],
          ["shuffled", "Shuffled"],
          ...(conditions ? [["balanced", "Odd codes A first, even codes B first"] as const] : []),
        ]}
        value={order}
        onChange={(chosen) => change({ order: chosen })}
      />
      <fieldset className={styles.column}>
        <legend>Same for every test</legend>
        <Choice
          legend="Corrections"
          isLegendShown
          name="plan-corrections"
          options={correctionChoices}
          value={rules.corrections}
          onChange={(corrections) => changeRules({ corrections })}
        />
        <Check
          isChecked={rules.isStoppedByMistakes}
          onChange={(isStoppedByMistakes) => changeRules({ isStoppedByMistakes })}
        >
          Stop on mistakes
        </Check>
        <Check
          isChecked={rules.areStatsHidden}
          onChange={(areStatsHidden) => changeRules({ areStatsHidden })}
        >
          Hide live stats
        </Check>
        <Check
          isChecked={seed !== null}
          onChange={(isChecked) => change({ seed: isChecked ? randomSeed() : null })}
        >
          Same texts and order for everyone
        </Check>
      </fieldset>
      <Select
        label="Scoring"
        choices={scoringRules.map(({ id, name }) => [id, name])}
        value={scoring}
        onChange={(chosen) => change({ scoring: chosen })}
      />
    </div>
  );
}

const commonConditions: Conditions = { what: "keyboard", names: ["old", "new"] };

function ConditionFields({ conditions }: { conditions: Conditions }) {
  const { what, names } = conditions;
  const [a, b] = names;
  const set = (changed: Conditions) => change({ conditions: changed });
  return (
    <>
      <TextField
        label="What you compare"
        maxLength={planLimits.name}
        value={what}
        onValue={(value) => set({ what: value, names })}
      />
      <TextField
        label="Name of A"
        maxLength={planLimits.name}
        value={a}
        onValue={(value) => set({ what, names: [value, b] })}
      />
      <TextField
        label="Name of B"
        maxLength={planLimits.name}
        value={b}
        onValue={(value) => set({ what, names: [a, value] })}
      />
    </>
  );
}

/** The footer: how long the plan takes, and the ways to hand it out. */
function HandOut({
  draft,
  onTry,
  reportProblem,
}: {
  draft: Draft;
  onTry: (plan: Plan) => void;
  /** Shows the first invalid field. Returns whether there is one. */
  reportProblem: () => boolean;
}) {
  const read = useMemo(() => readPlanJson(planJson(draft)), [draft]);
  const plan = read.kind === "plan" ? read.plan : null;
  const obstacle = (read.kind === "problems" && read.problems[0]) || "";
  const link = useAsyncMemo(plan, linkOfPlan);
  const { copy, copyField } = useCopy();
  /** Runs an action on a valid plan, or else shows its first problem. */
  const withPlan = (act: (given: Plan) => ReturnType<Action>) => () => {
    if (reportProblem()) return false;
    return plan ? act(plan) : obstacle;
  };
  return (
    <div className={styles.foot}>
      <p>
        {plan ? (
          <>
            <b>{`${courseText(runSteps(plan, "", 0))}.`}</b>{" "}
            {/* In an element, because React fails to remove a text that a translator has replaced. */}
            <span>
              {link === null
                ? tooLong
                : `Everyone saves a results file and sends it to you. Results and plans saved as files open under Progress, with “Open saved tests”.${plan.typist === null ? " Without names or codes, all results count as one person’s." : ""}`}
            </span>
          </>
        ) : (
          <span className={styles.problem}>{obstacle}</span>
        )}
      </p>
      <ActionButton
        name="Try it"
        done="Try it"
        onPress={withPlan((given) => {
          onTry(given);
          return true;
        })}
      />
      <ActionButton
        name="Save file"
        done="Saved"
        onPress={withPlan((given) => saveFile(new Blob([planJson(given)]), fileNameOf(given)))}
      />
      <ActionButton
        name="Copy link"
        done="Copied"
        look="primary"
        onPress={withPlan(async (given) => {
          const made = link === undefined ? await linkOfPlan(given) : link;
          return made === null ? tooLong : copy(made);
        })}
      />
      {copyField}
    </div>
  );
}

const tooLong = "This plan is too long for a link. Save it as a file instead.";

/** The link of a plan; `null` if it has none. */
async function linkOfPlan(plan: Plan | null): Promise<string | null> {
  return plan && planLink(plan, location.origin);
}

function fileNameOf({ title }: Plan): string {
  const name = hyphenated(title.toLowerCase());
  return `${name || "plan"}.keypace-plan.json`;
}
