import { useEffect, useMemo, useState } from "react";
import { writtenNumber } from "../../content/written-number.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { FileButton } from "../../ui/FileButton.tsx";
import { saveFile } from "../../ui/save-and-copy.ts";
import { createStore } from "../../ui/store.ts";
import { useCopy } from "../../ui/use-copy.tsx";
import { useStore } from "../../visit/use-store.ts";
import { emptyPlan, type Plan, planLimits } from "../plan.ts";
import { askedPlan, longestCode, planLink } from "../plan-link.ts";
import { courseText } from "../plan-words.ts";
import { readPlan, readPlanJson } from "../read-plan.ts";
import { readyPlans } from "../ready-plans.ts";
import { runSteps } from "../run-steps.ts";
import { planData, planJson } from "../write-plan.ts";
import {
  type Draft,
  type DraftAction,
  type DraftProblem,
  draftOf,
  draftProblems,
  reduceDraft,
} from "./draft.ts";
import { TextField } from "./fields.tsx";
import { PlanSettings } from "./PlanSettings.tsx";
import { StepList } from "./StepList.tsx";
import styles from "./builder.module.css";

/** The plan that is being made; it stays when the dialog closes. */
const draftStore = createStore(draftOf(readyPlans[0] ?? emptyPlan));

function dispatch(action: DraftAction): void {
  draftStore.setState(reduceDraft(draftStore.getState(), action));
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
  const problems = useMemo(() => draftProblems(draft), [draft]);
  const change = (part: Partial<Plan>) => dispatch({ kind: "change", part });
  return (
    <Dialog name="Make a plan" className={styles.dialog} actions={<OpenFile />} onClose={onClose}>
      {(heading) => (
        <div className={styles.builder}>
          {heading}
          <ReadyPlans title={draft.title} />
          <div className={styles.columns}>
            <div className={styles.column}>
              <TextField
                label="Title"
                at="title"
                problems={problems}
                maxLength={planLimits.title}
                value={draft.title}
                onChange={(title) => change({ title })}
              />
              <TextField
                label="Instructions"
                at="instructions"
                problems={problems}
                rows={2}
                value={draft.instructions}
                onChange={(instructions) => change({ instructions })}
              />
              <StepList draft={draft} problems={problems} dispatch={dispatch} />
            </div>
            <PlanSettings draft={draft} problems={problems} onChange={change} />
          </div>
          <HandOut draft={draft} problem={firstProblem(draft, problems)} onTry={onTry} />
        </div>
      )}
    </Dialog>
  );
}

/** What has to be put right first; a problem of a step begins with its number. */
function firstProblem({ steps }: Draft, [problem]: readonly DraftProblem[]): string | undefined {
  const index = steps.findIndex(({ key }) => problem?.at.startsWith(`${key}-`));
  return index === -1 ? problem?.sentence : `Step ${index + 1}: ${problem?.sentence}`;
}

function OpenFile() {
  const [problem, setProblem] = useState("");
  async function open(file: File | undefined) {
    if (!file) return;
    const read = readPlanJson(await file.text().catch(() => ""));
    if (read.kind === "plan") dispatch({ kind: "replace", plan: read.plan });
    setProblem(read.kind === "problems" ? read.problems.join(" ") : "");
  }
  return (
    <>
      <FileButton name="Open file" accept=".json" onFiles={([file]) => void open(file)} />
      <output className={styles.fileProblem}>{problem}</output>
    </>
  );
}

/** Keys on a wide screen, a select on a phone. */
function ReadyPlans({ title }: { title: string }) {
  const start = (plan: Plan | undefined) => plan && dispatch({ kind: "replace", plan });
  return (
    <div className={styles.ready}>
      <fieldset className={styles.readyKeys}>
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
      <label className={styles.readySelect}>
        <span>Start from</span>
        <select
          value={readyPlans.some((plan) => plan.title === title) ? title : ""}
          onChange={({ target }) => start(readyPlans.find((plan) => plan.title === target.value))}
        >
          <option value="" disabled>
            A ready plan
          </option>
          {readyPlans.map((plan) => (
            <option key={plan.title}>{plan.title}</option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** The foot: how long the plan takes, and the ways to hand it out. */
function HandOut({
  draft,
  problem,
  onTry,
}: {
  draft: Plan;
  /** What has to be put right first, in a sentence. */
  problem: string | undefined;
  onTry: (plan: Plan) => void;
}) {
  const read = useMemo(
    () => (problem === undefined ? readPlan(planData(draft)) : null),
    [draft, problem],
  );
  const plan = read?.kind === "plan" ? read.plan : null;
  const obstacle = problem ?? (read?.kind === "problems" ? read.problems[0] : undefined) ?? "";
  const link = usePlanLink(plan);
  const { copy, toCopy } = useCopy();
  return (
    <div className={styles.foot}>
      <p>
        {plan ? (
          <>
            <b>{courseText(runSteps(plan, "", 0))}.</b> {link !== undefined && linkText(link)}
          </>
        ) : (
          <span className={styles.problem}>{obstacle}</span>
        )}
      </p>
      <ActionButton
        name="Try it"
        done="Try it"
        onPress={() => {
          if (plan) onTry(plan);
          return Promise.resolve(plan !== null || obstacle);
        }}
      />
      <ActionButton
        name="Save file"
        done="Saved"
        onPress={() => {
          if (plan) saveFile(new Blob([planJson(plan)]), fileNameOf(plan));
          return Promise.resolve(plan !== null || obstacle);
        }}
      />
      <ActionButton
        name="Copy link"
        done="Copied"
        isPrimary
        onPress={async () => {
          if (!plan) return obstacle;
          const made = link === undefined ? await planLink(plan, location.origin) : link;
          return made === null ? tooLong : copy(made);
        }}
      />
      {toCopy}
    </div>
  );
}

const tooLong = "This plan is too long for a link. Save it as a file instead.";

/** The link of a plan; `null` if it is too long for one, `undefined` while it is being made. */
function usePlanLink(plan: Plan | null): string | null | undefined {
  const [made, setMade] = useState<{ plan: Plan; link: string | null } | null>(null);
  useEffect(() => {
    if (!plan) return undefined;
    let isCurrent = true;
    const set = (link: string | null) => isCurrent && setMade({ plan, link });
    // A browser that cannot compress can still save a file.
    void planLink(plan, location.origin).then(set, () => set(null));
    return () => {
      isCurrent = false;
    };
  }, [plan]);
  return made?.plan === plan ? made.link : undefined;
}

function linkText(link: string | null): string {
  if (link === null) return tooLong;
  const { length } = askedPlan(link.slice(link.indexOf("#")))?.code ?? "";
  return `Link: ${writtenNumber(length)} of ${writtenNumber(longestCode)} characters`;
}

function fileNameOf({ title }: Plan): string {
  const name = title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  return `${name.replaceAll(/^-|-$/g, "") || "plan"}.keypace-plan.json`;
}
