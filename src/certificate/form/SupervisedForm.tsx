import { useMemo, useState } from "react";
import { scoringRule, scoringRules } from "../../format/score.ts";
import { site } from "../../content/site.ts";
import { checkFormHash } from "../../links/link-code.ts";
import type { DecodedTest } from "../../saved-tests/stored-test.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { FigureList } from "../../ui/FigureList.tsx";
import { KeyCap } from "../../ui/KeyCap.tsx";
import input from "../../ui/input.module.css";
import note from "../../ui/note.module.css";
import printed from "../../ui/printed-alone.module.css";
import { saveFile } from "../../ui/save-and-copy.tsx";
import { Select } from "../../ui/Select.tsx";
import { useAsyncMemo } from "../../ui/use-async-memo.ts";
import paper from "../certificate.module.css";
import { logFileOf, sha256, supervisedFormOf } from "./supervised-form.ts";
import styles from "./form.module.css";

/** The form for a supervised test as it will be printed, below the choice of its rule and its log. */
export function SupervisedForm({ test, name }: { test: DecodedTest; name: string }) {
  const [ruleId, setRuleId] = useState(scoringRules[0].id);
  const rule = scoringRule(ruleId);
  const form = useMemo(() => supervisedFormOf(test, rule), [test, rule]);
  const log = useMemo(() => logFileOf(test), [test]);
  const digest = useAsyncMemo(log, sha256);
  return (
    <>
      <div className={input.fields}>
        <Select
          className={paper.name}
          label="Rule"
          value={ruleId}
          choices={scoringRules.map((each) => [each.id, each.name])}
          onChange={setRuleId}
        />
        <ActionButton name="Save the log" done="Saved" onPress={() => saveFile(log, log.name)} />
      </div>
      <p className={note.note}>
        Save the log with the form, which shows its digest. To compare them later, use{" "}
        <a href={`/${checkFormHash}`}>Check a form</a>.
      </p>
      <article className={`${paper.sheet} ${printed.alone}`} translate="no">
        <p className={paper.brand}>
          <KeyCap>{site.name.charAt(0).toLowerCase()}</KeyCap>
          {site.name}
        </p>
        <h3>Form for a supervised test</h3>
        <div className={styles.lines}>
          <Line name="Name" value={name} />
          <Line name="Agency or school" />
          <Line name="Supervisor’s name" />
          <Line name="Identity checked by" />
        </div>
        <div className={styles.result}>
          <p className={styles.score}>
            <strong>{form.score}</strong> {rule.unit}
          </p>
          <FigureList figures={form.figures} />
        </div>
        <dl className={styles.rows}>
          {form.rows.map(({ name: row, value }) => (
            <div key={row}>
              <dt>{row}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
        <h4>Signatures</h4>
        <p>I typed this test myself, without help.</p>
        <div className={styles.lines}>
          <Line name="Typist’s signature" />
          <Line name="Date" />
        </div>
        <p>I watched the whole test and checked the figures above.</p>
        <div className={styles.lines}>
          <Line name="Supervisor’s signature" />
          <Line name="Date" />
        </div>
        <section className={styles.log}>
          <h4>The saved log</h4>
          <p className={styles.digits}>{log.name}</p>
          {digest !== undefined && <Digest digest={digest} />}
          <p>
            SHA-256 of the log saved with this form. Open the log at {new URL(site.origin).host}/
            {checkFormHash} to check that the digest and figures match.
          </p>
        </section>
        <p className={note.note}>
          Keypace does not know who typed. The agency or school decides whether to accept this form.
        </p>
      </article>
    </>
  );
}

/** A digest in groups that can be compared by eye. */
export function Digest({ digest }: { digest: string }) {
  return <p className={styles.digest}>{digest.match(/.{8}/g)?.join(" ")}</p>;
}

/** A line to write on, or what is known already. */
function Line({ name, value = "" }: { name: string; value?: string }) {
  return (
    <p className={styles.line}>
      <bdi>{value}</bdi>
      <span>{name}</span>
    </p>
  );
}
