import type { Plugin } from "vite";

/**
 * Exports of React's packages that nothing here uses. The bundler keeps all exports of a CommonJS module
 * if another one requires it as a whole: 1.5 kB of a first visit.
 */
export const unusedExports: Readonly<Record<"react" | "react-dom", readonly string[]>> = {
  react: [
    "Activity",
    "Children",
    "Profiler",
    "PureComponent",
    "ViewTransition",
    "addTransitionType",
    "cache",
    "cacheSignal",
    "cloneElement",
    "createRef",
    "forwardRef",
    "isValidElement",
    "unstable_useCacheRefresh",
    "useActionState",
    "useDebugValue",
    "useImperativeHandle",
    "useInsertionEffect",
    "useOptimistic",
    "useTransition",
  ],
  "react-dom": [
    "browser",
    "preconnect",
    "prefetchDNS",
    "preinit",
    "preinitModule",
    "preload",
    "preloadModule",
    "requestFormReset",
    "unstable_batchedUpdates",
    "useFormState",
    "useFormStatus",
  ],
};

/** Removes them. */
export const withoutUnusedExports: Plugin = {
  name: "without-unused-exports",
  enforce: "pre",
  transform: {
    filter: { id: /\/node_modules\/(?:react|react-dom)\/cjs\/react(?:-dom)?\.production\.js$/ },
    handler: (code, id) => ({
      code: unusedExports[id.includes("/react-dom/") ? "react-dom" : "react"].reduce(
        withoutExport,
        code,
      ),
      map: null,
    }),
  },
};

/** @throws if the module has no such export, for example after an update. */
export function withoutExport(code: string, name: string): string {
  const statement = new RegExp(
    String.raw`^exports\.${name} = (?:function\b.*(?:\};|\{$[^]*?\n\};|\($[^]*?\n\};)|[^;{(]*;)`,
    "mu",
  );
  if (!statement.test(code)) throw new Error(`React exports no ${name}: see unused-exports.ts.`);
  return code.replace(statement, "");
}
