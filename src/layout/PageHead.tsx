import { site } from "../content/site.ts";
import { isRoutePath, type PageMeta } from "../routes.ts";

/** The page's title as tabs, search results and screen readers give it. */
export function pageTitle(path: string, meta: PageMeta): string {
  return path === "/" ? `${site.name}: ${meta.title}` : `${meta.title} · ${site.name}`;
}

/** Title, description, address and preview of a page. React puts these elements into `<head>`. */
export function PageHead({ path, meta }: { path: string; meta: PageMeta }) {
  const title = pageTitle(path, meta);
  const address = site.origin + path;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      {isRoutePath(path) ? (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:url" content={address} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:image" content={`${site.origin}/preview.png`} />
      <meta
        property="og:image:alt"
        content={`${site.name}, a typing test: a passage half typed, with speed and accuracy above it`}
      />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
