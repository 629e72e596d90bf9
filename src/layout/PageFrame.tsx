import { useRef, useState } from "react";
import type { PageModule } from "../routes.ts";
import { useIdle } from "../ui/use-idle.ts";
import { useModule } from "../ui/use-module.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Header } from "./Header.tsx";
import { pageTitle, PageHead } from "./PageHead.tsx";
import styles from "./PageFrame.module.css";
import type { ShownPage } from "./shown-page.ts";

const loadRouter = () => import("./Router.tsx");

/** The header and the page below it, opened at the page that was prerendered at `firstPath`. */
export function PageFrame({ firstPath, firstPage }: { firstPath: string; firstPage: PageModule }) {
  const [shown, setShown] = useState<ShownPage>({ path: firstPath, page: firstPage });
  const pageStart = useRef<HTMLParagraphElement>(null);
  const router = useModule(loadRouter, useIdle());
  const {
    path,
    page: { meta, default: Page },
  } = shown;
  return (
    <>
      <PageHead path={path} meta={meta} />
      <Header path={path}>
        {/* Where focus starts after a navigation: read out as the title, followed by the skip link. */}
        <p ref={pageStart} tabIndex={-1} className="visually-hidden">
          {pageTitle(path, meta)}
        </p>
      </Header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary key={path}>
          <Page path={path} />
        </ErrorBoundary>
      </main>
      {typeof router === "object" && (
        <router.Router shown={shown} pageStart={pageStart} onPage={setShown} />
      )}
    </>
  );
}
