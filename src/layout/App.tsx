import { type ComponentProps, Suspense, useEffect, useRef, useState } from "react";
import { site } from "../content/site.ts";
import type { PageMeta, PageModule } from "../page.ts";
import { isRoutePath } from "../routes.ts";
import { LayoutCheckpoint } from "../ui/prerendered.tsx";
import { lazyPreloadable, preloadable, preloadAll, usePreloaded } from "../ui/preloadable.ts";
import { runWhenIdle } from "../ui/run-when-idle.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import type { Router, ShownPage } from "./Router.tsx";

const Header = lazyPreloadable(async () => ({ default: (await import("./Header.tsx")).Header }));
const routerModule = preloadable(() => import("./Router.tsx"));

/**
 * The header and the current page, at first the one that was prerendered at `path`.
 *
 * @param root gets `data-alive` once the page reacts
 */
export function App({
  root,
  path: firstPath,
  page: firstPage,
}: {
  root?: HTMLElement;
  path: string;
  page: PageModule;
}) {
  const [shown, setShown] = useState<ShownPage>({ path: firstPath, page: firstPage });
  const pageStart = useRef<HTMLParagraphElement>(null);
  const {
    path,
    page: { meta, default: Page },
  } = shown;

  useEffect(() => root?.setAttribute("data-alive", ""), [root]);
  useEffect(() => runWhenIdle(preloadAll, 2_000), []);

  return (
    <>
      <PageHead path={path} meta={meta} />
      <Suspense>
        <Header path={path}>
          {/* Receives the focus after a navigation: read as the title, before the skip link. */}
          <p ref={pageStart} className="visually-hidden">
            {pageTitle(path, meta)}
          </p>
          {/* Within Header, because a page change before its hydration would recreate it. */}
          <PreloadedRouter shown={shown} pageStart={pageStart} onPage={setShown} />
        </Header>
      </Suspense>
      <LayoutCheckpoint />
      {/* The key removes it as a whole: an extension may have moved its contents. */}
      <main key={path} id="main" tabIndex={-1}>
        <ErrorBoundary>
          <Page path={path} />
        </ErrorBoundary>
      </main>
      <LayoutCheckpoint />
    </>
  );
}

/** A component of its own, so that nothing else re-renders when the router's code arrives. */
function PreloadedRouter(props: ComponentProps<typeof Router>) {
  const router = usePreloaded(routerModule);
  return router && <router.Router {...props} />;
}

/** The page's title in tabs, search results and screen readers. */
export function pageTitle(path: string, meta: PageMeta): string {
  return path === "/" ? `${site.name}: ${meta.title}` : `${meta.title} · ${site.name}`;
}

/** Title, description and address of a page. React puts these elements into `<head>`. */
function PageHead({ path, meta }: { path: string; meta: PageMeta }) {
  return (
    <>
      <title>{pageTitle(path, meta)}</title>
      <meta name="description" content={meta.description} />
      {isRoutePath(path) ? (
        <link rel="canonical" href={site.origin + path} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
