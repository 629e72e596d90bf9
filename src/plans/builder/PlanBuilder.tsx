import { useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { writtenNumber } from "../../content/written-number.ts";
import { hyphenated } from "../../saved-tests/file-entries.ts";
import { type Action, ActionButton } from "../../ui/ActionButton.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { FileButton } from "../../ui/FileButton.tsx";
import { saveFile, useCopy } from "../../ui/save-and-copy.tsx";
import { useAsyncMemo } from "../../ui/use-async-memo.ts";
import { useStore } from "../../visit/use-store.ts";
import { type Plan, planJson } from "../plan.ts";
import { longestCode, planLink } from "../plan-link.ts";
import { courseText } from "../plan-text.ts";
import { readPlanFile } from "../read-plan.ts";
import { readyPlans } from "../ready-plans.ts";
import { runSteps } from "../run-steps.ts";
import { type Draft, dispatch, draftStore } from "./draft.ts";
import { Fields } from "./Fields.tsx";
import { faultyStep, planFields, problemsOf, readDraft, readyField } from "./fields.ts";
import { StepList } from "./StepList.tsx";
import styles from "./builder.module.css";

function change(plan: Plan): void {
  dispatch({ kind: "change", part: plan });
}

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
  const fields = planFields(draft);
  const columns = useRef<HTMLDivElement>(null);

  /** Focuses the first field with a problem, in a step that it opens if necessary, if there is one. */
  function focusProblem(): boolean {
    const step = problemsOf(fields.intro).length === 0 && faultyStep(draft);
    if (step) flushSync(() => dispatch({ kind: "open", key: step.key }));
    const field = columns.current?.querySelector<HTMLElement>("[aria-invalid]");
    field?.focus();
    return !!field;
  }

  return (
    <Dialog
      name="Make a plan"
      className={styles.dialog}
      contentsClassName={styles.builder}
      actions={<OpenFile />}
      onClose={onClose}
    >
      <ReadyPlans title={draft.title} />
      <div ref={columns} className={styles.columns}>
        <div className={styles.column}>
          <Fields name="plan-intro" fields={fields.intro} onChange={change} />
          <StepList draft={draft} />
        </div>
        <div className={styles.column}>
          <Fields name="plan-start" fields={fields.start} onChange={change} />
          <fieldset>
            <legend>Same for every test</legend>
            <Fields name="plan-test" fields={fields.forEveryTest} onChange={change} />
          </fieldset>
          <Fields name="plan-end" fields={fields.end} onChange={change} />
        </div>
      </div>
      <HandOut draft={draft} onTry={onTry} onProblem={focusProblem} />
    </Dialog>
  );
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

/** Keys on a wide screen, a select on a phone. */
function ReadyPlans({ title }: { title: string }) {
  const start = (plan: Plan | null) => plan && dispatch({ kind: "replace", plan });
  return (
    <div className={styles.ready}>
      <fieldset>
        <legend>Start from</legend>
        {readyPlans.map((plan) => (
          <button
            key={plan.title}
            type="button"
            aria-pressed={plan.title === title}
            onClick={() => start(plan)}
          >
            {plan.title}
          </button>
        ))}
      </fieldset>
      <Fields name="plan-ready" fields={[readyField(title)]} onChange={({ plan }) => start(plan)} />
    </div>
  );
}

/** The foot: how long the plan takes, and the ways to hand it out. */
function HandOut({
  draft,
  onTry,
  onProblem,
}: {
  draft: Draft;
  onTry: (plan: Plan) => void;
  /** Called when the plan cannot be handed out yet. Returns whether it led to the field at fault. */
  onProblem: () => boolean;
}) {
  const read = useMemo(() => readDraft(draft), [draft]);
  const plan = read.kind === "plan" ? read.plan : null;
  const obstacle = (read.kind === "problems" && read.problems[0]) || "";
  const link = useAsyncMemo(plan, linkOfPlan);
  const { copy, toCopy } = useCopy();
  /** Runs an action on the plan, or leads to what has to be put right first, or says it. */
  const withPlan = (act: (given: Plan) => ReturnType<Action>) => () =>
    plan ? act(plan) : !onProblem() && obstacle;
  return (
    <div className={styles.foot}>
      <p>
        {plan ? (
          <>
            <b>{`${courseText(runSteps(plan, "", 0))}.`}</b>{" "}
            {/* In an element, because React fails to remove a text that a translator has replaced. */}
            <span>{link !== undefined && linkText(link)}</span>
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
        isPrimary
        onPress={withPlan(async (given) => {
          const made = link === undefined ? await linkOfPlan(given) : link;
          return made === null ? tooLong : copy(made);
        })}
      />
      {toCopy}
    </div>
  );
}

const tooLong = "This plan is too long for a link. Save it as a file instead.";

/** The link of a plan; `null` if it has none. A browser that cannot compress can still save a file. */
async function linkOfPlan(plan: Plan | null): Promise<string | null> {
  return plan && planLink(plan, location.origin).catch(() => null);
}

function linkText(link: string | null): string {
  if (link === null) return tooLong;
  const { length } = link.slice(link.indexOf("=") + 1);
  return `Link: ${writtenNumber(length)} of ${writtenNumber(longestCode)} characters`;
}

function fileNameOf({ title }: Plan): string {
  const name = hyphenated(title.toLowerCase()).replaceAll(/^-|-$/g, "");
  return `${name || "plan"}.keypace-plan.json`;
}
