import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import { site } from "../content/site.ts";
import button from "../ui/button.module.css";
import styles from "./ContactForm.module.css";
import { mailLink } from "./mail-link.ts";
import { readMessage } from "./message.ts";
import { Toast } from "./Toast.tsx";

const sendingMilliseconds = 1000;

/** `written` is a mail link with what was written, which the form no longer shows. */
type Phase = "idle" | "sending" | { readonly written: string };

/**
 * A form that acts out sending and sends nothing; the mail link below it carries the same fields into
 * the visitor's mail program. The fields are uncontrolled: React would drop what was typed in a
 * controlled one before hydration.
 */
export function ContactForm() {
  const [phase, setPhase] = useState<Phase>("idle");
  const form = useRef<HTMLFormElement>(null);
  const actions = useRef<HTMLParagraphElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const mail = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (phase !== "sending") return undefined;
    const timer = setTimeout(() => {
      if (!form.current) return;
      const written = mailLink(site.supportEmail, readMessage(form.current));
      form.current.reset();
      carryMessage(form.current, mail.current);
      setPhase({ written });
    }, sendingMilliseconds);
    return () => clearTimeout(timer);
  }, [phase]);

  useEffect(() => {
    // A button loses focus while it is disabled.
    if (typeof phase === "object" && document.activeElement === document.body) {
      submitButton.current?.focus({ preventScroll: true });
    }
  }, [phase]);

  const updateMailLink = () => carryMessage(form.current, mail.current);

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setPhase("sending");
  };

  const hideToast = () => setPhase("idle");

  const dismiss = () => {
    hideToast();
    submitButton.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <form ref={form} className={styles.form} onSubmit={send} onInput={updateMailLink}>
        <p>All four fields are required.</p>
        <Field label="Name">
          <input name="name" autoComplete="name" required />
        </Field>
        <Field label="Email">
          <input name="email" type="email" autoComplete="email" required />
        </Field>
        <Field label="Subject">
          <input name="subject" autoComplete="off" required />
        </Field>
        <Field label="Message">
          <textarea name="message" rows={6} autoComplete="off" required />
        </Field>
        <p ref={actions} className={styles.actions}>
          <button
            ref={submitButton}
            type="submit"
            className={button.primary}
            disabled={phase === "sending"}
          >
            {phase === "sending" && <span className={styles.spinner} />}
            {/* An element of its own: translators wrap texts, and React would look for the bare one. */}
            <span>
              <span>{phase === "sending" ? "Sending..." : "Send message"}</span>
            </span>
          </button>
          <a
            ref={mail}
            href={`mailto:${site.supportEmail}`}
            className={button.button}
            onClick={updateMailLink}
          >
            Send with your email app
          </a>
        </p>
        <p className={styles.note}>
          This is a demo form. In a real implementation, this would send an email.
        </p>
      </form>
      <Toast uncovered={actions} onDismiss={dismiss} onExpire={hideToast}>
        {typeof phase === "object" && (
          <>
            <strong>Success! Thank you for your message.</strong>
            <span>
              This is a demo form, so nothing left your browser. To reach us, write to{" "}
              <a href={phase.written}>{site.supportEmail}</a>. The link includes what you wrote.
            </span>
          </>
        )}
      </Toast>
    </>
  );
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      {children}
    </label>
  );
}

function carryMessage(form: HTMLFormElement | null, link: HTMLAnchorElement | null) {
  if (form && link) link.href = mailLink(site.supportEmail, readMessage(form));
}
