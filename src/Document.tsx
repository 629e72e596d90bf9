import type { ReactNode } from "react";
import { passages } from "./content/passages.ts";
import { site } from "./content/site.ts";
import { pageTitle } from "./layout/App.tsx";
import { Footer } from "./layout/Footer.tsx";
import { StartProblem, startProblemId, watchStart } from "./layout/StartProblem.tsx";
import type { PageMeta } from "./page.ts";
import { isRoutePath } from "./routes.ts";
import { followTheme, themeStorageKey, themeToggleId } from "./theme/theme.ts";
import { elementIds } from "./typing-test/element-ids.ts";
import { listenToField } from "./typing-test/field/listen-to-field.ts";
import { prepareFirstTest } from "./typing-test/prepare-first-test.ts";
import { inlineScript, layoutScript, scriptJson } from "./ui/prerendered.tsx";
import type { DocumentAssets } from "./prerenderer.ts";

/** The inline scripts of the pages, which run before any file has loaded. */
export const inlineScripts = {
  theme: inlineScript(followTheme, themeStorageKey, `#${themeToggleId}`),
  layOut: layoutScript,
  firstPassage: inlineScript(
    prepareFirstTest,
    listenToField,
    [elementIds.field, elementIds.text, elementIds.passage, elementIds.levels],
    passages.easy,
  ),
  watchStart: inlineScript(watchStart, startProblemId),
};

/** The HTML document around the site. It is only prerendered, never rendered in the browser. */
export function Document({
  path,
  assets,
  meta,
  children,
}: {
  path: string;
  assets: DocumentAssets;
  meta: PageMeta;
  children: ReactNode;
}) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content="light dark" />
        <Inline code={inlineScripts.theme} />
        {assets.styles && <style dangerouslySetInnerHTML={{ __html: assets.styles }} />}
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
        ))}
        {assets.modules.map((module) => (
          <link
            key={module}
            rel="modulepreload"
            href={module}
            integrity={assets.integrity[module]}
            fetchPriority="low"
          />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Preview path={path} meta={meta} />
        {meta.structuredData && (
          <Inline type="application/ld+json" code={scriptJson(meta.structuredData)} />
        )}
        {path === "/" && <link rel="expect" href="#first-passage" blocking="render" />}
      </head>
      <body>
        <StartProblem path={path} />
        <div id="root" data-path={path}>
          {children}
        </div>
        {/* Outside the hydrated root: it never changes, so browsers do not need its code. */}
        <Footer />
        {path === "/" && <Inline id="first-passage" code={inlineScripts.firstPassage} />}
        {/* After styles and fonts, because visitors can type before scripts load (decision 7). */}
        {assets.scripts.map((script) => (
          <script
            key={script}
            type="module"
            src={script}
            integrity={assets.integrity[script]}
            fetchPriority="low"
          />
        ))}
        <Inline code={inlineScripts.watchStart} />
      </body>
    </html>
  );
}

/** What other sites may show of a page that they link to (Open Graph). */
function Preview({ path, meta }: { path: string; meta: PageMeta }) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      {isRoutePath(path) && <meta property="og:url" content={site.origin + path} />}
      <meta property="og:title" content={pageTitle(path, meta)} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:image" content={`${site.origin}/preview.png`} />
      <meta property="og:image:alt" content="A typing test in progress" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function Inline({ code, type, id }: { code: string; type?: string; id?: string }) {
  return <script id={id} type={type} dangerouslySetInnerHTML={{ __html: code }} />;
}
