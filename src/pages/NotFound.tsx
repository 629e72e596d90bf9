import { useEffect } from "react";
import { notFoundPath, type PageMeta } from "../page.ts";
import button from "../ui/button.module.css";
import { Prose } from "../ui/Prose.tsx";
import styles from "./NotFound.module.css";

export const meta: PageMeta = {
  title: "Page Not Found",
  description: "There is no page at this address.",
};

const message =
  "Oops! The page you're looking for doesn't exist. It might have been moved, deleted, or you entered the wrong URL.";

export default function NotFound({ path }: { path: string }) {
  // Unknown while prerendering and in the first render in the browser.
  const attemptedPath = path === notFoundPath ? null : path;

  useEffect(() => {
    if (attemptedPath !== null) console.error(`Page not found: ${attemptedPath}`);
  }, [attemptedPath]);

  return (
    <Prose>
      <p className={styles.status}>404</p>
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
    </Prose>
  );
}
