import { useEffectEvent, useLayoutEffect } from "react";
import button from "../ui/button.module.css";
import { Button } from "../ui/Button.tsx";
import { Prose } from "../ui/Prose.tsx";

/** An error that comes back within this many milliseconds would always come back. */
const repeatTime = 1_000;

let lastRetry = -repeatTime;

/**
 * Shown in place of a page that failed. If React did not find elements that an extension or a translator
 * has moved, the page is rendered again before this is seen.
 *
 * @param onRetry renders the page again, with the visit's data: a finished test, a text being typed. Without
 *   it, the page's code did not load, as after a new deployment.
 */
export function ErrorScreen({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const retryUnlessRepeated = useEffectEvent(() => {
    const now = performance.now();
    if (now - lastRetry < repeatTime) return;
    lastRetry = now;
    onRetry?.();
  });
  useLayoutEffect(() => {
    if (error instanceof DOMException) retryUnlessRepeated();
  }, [error]);
  return (
    <Prose>
      <div role="alert">
        <Prose>
          <h1>Unexpected Application Error!</h1>
          <p>
            <code>{describeError(error)}</code>
          </p>
          {!onRetry && (
            <p>
              Part of the site did not load. There may be a newer version, or you may be offline.
            </p>
          )}
        </Prose>
      </div>
      <p>
        <Button look="primary" onClick={onRetry ?? (() => location.reload())}>
          {onRetry ? "Show the page again" : "Reload to continue"}
        </Button>
      </p>
      <p>
        {/* The target makes the browser load the page, even if the app is broken. */}
        <a href="/" target="_self" className={button.button}>
          Back to Home
        </a>
      </p>
    </Prose>
  );
}

/** The status of an error, or else its message. Anything can be thrown. */
export function describeError(error: unknown): string {
  const fields: { status?: unknown; message?: unknown } =
    typeof error === "object" && error !== null ? error : {};
  const { status, message = error } = fields;
  if (typeof status === "number") return `${status}`;
  return typeof message === "string" && message ? message : "Unknown error";
}
