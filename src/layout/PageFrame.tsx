import { type ComponentProps, Suspense, useEffect, useRef, useState } from "react";
import type { PageModule } from "../page.ts";
import { preloadable, lazyPreloadable, usePreloaded, preloadAll } from "../ui/preloadable.ts";
import { LaidOutSoFar } from "../ui/LaidOutSoFar.tsx";
import { runWhenIdle } from "../ui/run-when-idle.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { pageTitle, PageHead } from "./PageHead.tsx";
import styles from "./PageFrame.module.css";
import type { Router } from "./Router.tsx";
import type { ShownPage } from "./shown-page.ts";

const Header = lazyPreloadable(async () => ({ default: (await import("./Header.tsx")).Header }));
const routerAhead = preloadable(() => import("./Router.tsx"));

/**
 * How long the rest of the code is waited for at most, in milliseconds: a browser may see no idle moment
 * for as long as it paints nothing.
 */
const longestWait = 2_000;

/** The header and the page below it, opened at the page that was prerendered at `firstPath`. */
export function PageFrame({ firstPath, firstPage }: { firstPath: string; firstPage: PageModule }) {
  const [shown, setShown] = useState<ShownPage>({ path: firstPath, page: firstPage });
  const pageStart = useRef<HTMLParagraphElement>(null);
  const {
    path,
    page: { meta, default: Page },
  } = shown;

  useEffect(() => runWhenIdle(preloadAll, longestWait), []);

  return (
    <>
      <PageHead path={path} meta={meta} />
      <Suspense>
        <Header path={path}>
          {/* Where focus starts after a navigation: read out as the title, followed by the skip link. */}
          <p ref={pageStart} tabIndex={-1} className="visually-hidden">
            {pageTitle(path, meta)}
          </p>
          {/* Within, for what changes the page before the header is hydrated has it made anew. */}
          <RouterOnceHere shown={shown} pageStart={pageStart} onPage={setShown} />
        </Header>
      </Suspense>
      <LaidOutSoFar />
      {/* By its key it goes as a whole: an extension may have moved what stands in it. */}
      <main key={path} id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary>
          <Page path={path} />
        </ErrorBoundary>
      </main>
      <LaidOutSoFar />
    </>
  );
}

/** A component of its own: its coming renders nothing else. */
function RouterOnceHere(props: ComponentProps<typeof Router>) {
  const router = usePreloaded(routerAhead);
  return typeof router === "object" && <router.Router {...props} />;
}
