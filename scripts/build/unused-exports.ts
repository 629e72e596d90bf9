import type { Plugin } from "vite";

/**
 * What React's packages export and nothing here asks for. The bundler keeps all that a CommonJS module
 * exports where another one asks for the module as a whole: 1.5 kB of what a first visit loads.
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

/** Leaves them out. */
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

/** @throws where the module has no such export, as after an update. */
export function withoutExport(code: string, name: string): string {
  const statement = new RegExp(
    String.raw`^exports\.${name} = (?:function\b.*(?:\};|\{$[^]*?\n\};|\($[^]*?\n\};)|[^;{(]*;)`,
    "mu",
  );
  if (!statement.test(code)) throw new Error(`React exports no ${name}: see unused-exports.ts.`);
  return code.replace(statement, "");
}
