import button from "../ui/button.module.css";
import { describeError, isModuleMissing } from "./describe-error.ts";
import styles from "./ErrorScreen.module.css";

/**
 * What a visitor sees in place of a page that failed, and the ways on.
 *
 * @param onRetry shows the page again, with what the visit holds: a finished test, a text under way.
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
        {/* With a target, the page is loaded anew, whatever state the app is in. */}
        <a href="/" target="_self" className={button.button}>
          Back to Home
        </a>
      </p>
    </div>
  );
}
