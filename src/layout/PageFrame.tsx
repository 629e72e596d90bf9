import { useEffect, useRef } from "react";
import { site } from "../content/site.ts";
import type { PageModule } from "../routes.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { followLinks } from "./follow-links.ts";
import { followHistory, scrollToEntry } from "./history-entries.ts";
import { pageTitle, PageHead } from "./PageHead.tsx";
import styles from "./PageFrame.module.css";
import { useRoutedPage } from "./use-routed-page.ts";

/**
 * The site from its header to its footer, opened at the page that was prerendered at `firstPath`; and
 * what a page load does, done on navigation.
 */
export function PageFrame({ firstPath, firstPage }: { firstPath: string; firstPage: PageModule }) {
  const routed = useRoutedPage(firstPath, firstPage);
  const pageStart = useRef<HTMLParagraphElement>(null);
  const arrivedAt = useRef(routed);

  useEffect(followHistory, []);
  useEffect(() => followLinks(() => arriveAt(pageStart.current)), []);

  useEffect(() => {
    if (arrivedAt.current === routed) return;
    const isSamePage =
      "page" in routed && "page" in arrivedAt.current && routed.page === arrivedAt.current.page;
    arrivedAt.current = routed;
    if (isSamePage) return;
    arriveAt(pageStart.current);
  }, [routed]);

  const title =
    "page" in routed
      ? pageTitle(routed.path, routed.page.meta)
      : `Page could not be loaded · ${site.name}`;
  const Page = "page" in routed ? routed.page.default : null;
  return (
    <>
      {"page" in routed ? (
        <PageHead path={routed.path} meta={routed.page.meta} />
      ) : (
        <title>{title}</title>
      )}
      <Header path={routed.path}>
        {/* Where focus starts after a navigation: read out as the title, followed by the skip link. */}
        <p ref={pageStart} tabIndex={-1} className="visually-hidden">
          {title}
        </p>
      </Header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {Page ? (
          <ErrorBoundary key={routed.path}>
            <Page path={routed.path} />
          </ErrorBoundary>
        ) : (
          <ErrorScreen error={"failure" in routed && routed.failure} />
        )}
      </main>
      <Footer />
    </>
  );
}

/** Focus and scroll position as after a page load. */
function arriveAt(pageStart: HTMLElement | null) {
  pageStart?.focus({ preventScroll: true });
  scrollToEntry();
}
