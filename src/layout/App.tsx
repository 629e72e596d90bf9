import { type ComponentProps, StrictMode, Suspense, useEffect, useRef, useState } from "react";
import type { PageModule } from "../page.ts";
import { LaidOutSoFar } from "../ui/LaidOutSoFar.tsx";
import { lazyPreloadable, preloadable, preloadAll, usePreloaded } from "../ui/preloadable.ts";
import { runWhenIdle } from "../ui/run-when-idle.ts";
import styles from "./App.module.css";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { PageHead, pageTitle } from "./PageHead.tsx";
import type { Router, ShownPage } from "./Router.tsx";

const Header = lazyPreloadable(async () => ({ default: (await import("./Header.tsx")).Header }));
const routerModule = preloadable(() => import("./Router.tsx"));

/** After this time the rest of the code loads even if the browser, painting nothing, reports no idle moment. */
const longestWaitMilliseconds = 2_000;

/** @param root gets `data-alive` once the page reacts */
export function App({ root, path, page }: { root: HTMLElement; path: string; page: PageModule }) {
  useEffect(() => root.setAttribute("data-alive", ""), [root]);
  return (
    <StrictMode>
      <PageFrame firstPath={path} firstPage={page} />
    </StrictMode>
  );
}

/** The header and the current page, at first the one that was prerendered at `firstPath`. */
export function PageFrame({ firstPath, firstPage }: { firstPath: string; firstPage: PageModule }) {
  const [shown, setShown] = useState<ShownPage>({ path: firstPath, page: firstPage });
  const pageStart = useRef<HTMLParagraphElement>(null);
  const {
    path,
    page: { meta, default: Page },
  } = shown;

  useEffect(() => runWhenIdle(preloadAll, longestWaitMilliseconds), []);

  return (
    <>
      <PageHead path={path} meta={meta} />
      <Suspense>
        <Header path={path}>
          {/* Receives the focus after a navigation: read out as the title, followed by the skip link. */}
          <p ref={pageStart} tabIndex={-1} className="visually-hidden">
            {pageTitle(path, meta)}
          </p>
          {/* Within Header, because a page change before its hydration would recreate it. */}
          <PreloadedRouter shown={shown} pageStart={pageStart} onPage={setShown} />
        </Header>
      </Suspense>
      <LaidOutSoFar />
      {/* The key removes it as a whole: an extension may have moved its contents. */}
      <main key={path} id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary>
          <Page path={path} />
        </ErrorBoundary>
      </main>
      <LaidOutSoFar />
    </>
  );
}

/** A component of its own, so that nothing else re-renders when the router's code arrives. */
function PreloadedRouter(props: ComponentProps<typeof Router>) {
  const router = usePreloaded(routerModule);
  return typeof router === "object" && <router.Router {...props} />;
}
