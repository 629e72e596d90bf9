import button from "../ui/button.module.css";
import { describeError, isModuleMissing } from "./describe-error.ts";
import styles from "./ErrorScreen.module.css";

/**
 * Shown in place of a page that failed.
 *
 * @param onRetry renders the page again, with the visit's data: a finished test, a text being typed
 */
export function ErrorScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const canReload = isModuleMissing(error);
  return (
    <div className={styles.screen}>
      <div role="alert" className={styles.message}>
        <h1>Unexpected Application Error!</h1>
        <p className={styles.error}>{describeError(error)}</p>
        {canReload && (
          <p>
            Part of the site did not load. There may be a newer version, or the connection was lost.
          </p>
        )}
      </div>
      <p className={styles.actions}>
        {canReload ? (
          <button type="button" className={button.primary} onClick={() => location.reload()}>
            Reload to continue
          </button>
        ) : (
          <button type="button" className={button.primary} onClick={onRetry}>
            Show the page again
          </button>
        )}
        {/* The target makes the browser load the page, whatever state the app is in. */}
        <a href="/" target="_self" className={button.button}>
          Back to Home
        </a>
      </p>
    </div>
  );
}
