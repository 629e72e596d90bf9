import { useEffect } from "react";
import { notFoundPath, type PageMeta } from "../routes.ts";
import button from "../ui/button.module.css";
import styles from "./NotFound.module.css";

export const meta: PageMeta = {
  title: "Page Not Found",
  description: "There is no page at this address.",
};

const message =
  "Oops! The page you're looking for doesn't exist. It might have been moved, deleted, or you entered the wrong URL.";

/** Paths already logged: React may mount the page more than once for the same visit. */
const loggedPaths = new Set<string>();

export default function NotFound({ path }: { path: string }) {
  // Not known yet as prerendered and in the browser's first render.
  const attemptedPath = path === notFoundPath ? null : path;

  useEffect(() => {
    if (attemptedPath === null || loggedPaths.has(attemptedPath)) return;
    loggedPaths.add(attemptedPath);
    console.error(`Page not found: ${attemptedPath}`);
  }, [attemptedPath]);

  return (
    <div className={styles.screen}>
      <p className={styles.status}>
        <span>4</span>
        <span>0</span>
        <span>4</span>
      </p>
      <h1>Page Not Found</h1>
      <p>{message}</p>
      <p>
        <a href="/" className={button.primary}>
          Back to Home
        </a>
      </p>
      <p className={styles.path}>
        {attemptedPath !== null && (
          <>
            Attempted path: <code>{attemptedPath}</code>
          </>
        )}
      </p>
    </div>
  );
}
