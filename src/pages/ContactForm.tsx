import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import { site } from "../content/site.ts";
import button from "../ui/button.module.css";
import input from "../ui/input.module.css";
import note from "../ui/note.module.css";
import styles from "./Contact.module.css";
import { Toast } from "./Toast.tsx";

const sendingMilliseconds = 1000;

/** `written` is a mail link with the message, which the form no longer shows. */
type Phase = "idle" | "sending" | { readonly written: string };

/**
 * A form that pretends to send; its mail link opens the same message in the visitor's email app. The
 * fields are uncontrolled, because React drops what was typed into a controlled field before hydration.
 */
export function ContactForm() {
  const [phase, setPhase] = useState<Phase>("idle");
  const form = useRef<HTMLFormElement>(null);
  const actions = useRef<HTMLParagraphElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const mail = useRef<HTMLAnchorElement>(null);

  /** Carries the message in the mail link, and returns its address. */
  const updateMailLink = () => {
    const message = new Map<string, string>();
    for (const [name, value] of new FormData(form.current ?? undefined)) {
      if (typeof value === "string") message.set(name, value);
    }
    const written = mailLink(site.supportEmail, Object.fromEntries(message));
    if (mail.current) mail.current.href = written;
    return written;
  };

  useEffect(() => {
    // A button loses focus while it is disabled.
    if (typeof phase === "object" && document.activeElement === document.body) {
      submitButton.current?.focus({ preventScroll: true });
    }
  }, [phase]);

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setPhase("sending");
    setTimeout(() => {
      const written = updateMailLink();
      form.current?.reset();
      updateMailLink();
      setPhase({ written });
    }, sendingMilliseconds);
  };

  const hideToast = () => setPhase("idle");

  const dismiss = () => {
    hideToast();
    submitButton.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <form
        ref={form}
        className={`${styles.form} needs-scripts`}
        onSubmit={send}
        onInput={updateMailLink}
      >
        <p>All four fields are required.</p>
        <Field label="Name">
          <input className={input.input} name="name" autoComplete="name" required />
        </Field>
        <Field label="Email">
          <input className={input.input} name="email" type="email" autoComplete="email" required />
        </Field>
        <Field label="Subject">
          <input className={input.input} name="subject" autoComplete="off" required />
        </Field>
        <Field label="Message">
          <textarea className={input.input} name="message" rows={6} autoComplete="off" required />
        </Field>
        <p ref={actions} className={input.fields}>
          <button
            ref={submitButton}
            type="submit"
            className={button.primary}
            disabled={phase === "sending"}
          >
            {phase === "sending" && <span className={styles.spinner} />}
            {/* In two elements: page translators wrap text nodes, and React would lose a bare one. */}
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
        <p className={note.note}>
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
    <label className={input.field}>
      {label}
      {children}
    </label>
  );
}

/** The `mailto:` address that opens a message in the visitor's own email app (RFC 6068). */
export function mailLink(
  recipient: string,
  { name, email, subject = "", message }: Readonly<Record<string, string>>,
): string {
  const sender = [name, email].filter(Boolean).join("\n");
  const body = [message, sender].filter(Boolean).join("\n\n");
  const query = Object.entries({ subject, body })
    .filter(([, value]) => value !== "")
    .map(([key, value]) => `${key}=${encodeURIComponent(value.replaceAll(/\r\n?|\n/g, "\r\n"))}`)
    .join("&");
  return `mailto:${recipient}${query && `?${query}`}`;
}
