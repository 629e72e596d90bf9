import { site } from "../content/site.ts";
import type { PageMeta } from "../page.ts";
import { isRoutePath } from "../routes.ts";

/** The page's title in tabs, search results and screen readers. */
export function pageTitle(path: string, meta: PageMeta): string {
  return path === "/" ? `${site.name}: ${meta.title}` : `${meta.title} · ${site.name}`;
}

/** Title, description and address of a page. React puts these elements into `<head>`. */
export function PageHead({ path, meta }: { path: string; meta: PageMeta }) {
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
