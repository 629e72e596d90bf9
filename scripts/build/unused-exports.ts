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

/** Removes these exports, and a function that react-dom passes on but never calls. */
export const withoutUnusedExports: Plugin = {
  name: "without-unused-exports",
  enforce: "pre",
  transform: {
    filter: {
      id: /\/node_modules\/(?:react|react-dom)\/cjs\/react(?:-dom|-dom-client)?\.production\.js$/,
    },
    handler: (code, id) => ({
      code: id.includes("react-dom-client")
        ? withoutIndicator(code)
        : unusedExports[id.includes("/react-dom/") ? "react-dom" : "react"].reduce(
            withoutExport,
            code,
          ),
      map: null,
    }),
  },
};

/**
 * Empties the indicator of transitions: the constructor of roots ignores it. It weighs 0.2 kB.
 *
 * @throws if it is not ignored any more, for example after an update.
 */
export function withoutIndicator(code: string): string {
  const indicator = /^function defaultOnDefaultTransitionIndicator\(\) \{$[^]*?^\}$/mu;
  if (!indicator.test(code) || code.includes("this.onDefaultTransitionIndicator")) {
    throw new Error("React has another indicator of transitions: see unused-exports.ts.");
  }
  return code.replace(indicator, "function defaultOnDefaultTransitionIndicator() {}");
}

/** @throws if the module has no such export, for example after an update. */
export function withoutExport(code: string, name: string): string {
  const statement = new RegExp(
    String.raw`^exports\.${name} = (?:function\b.*(?:\};|\{$[^]*?\n\};|\($[^]*?\n\};)|[^;{(]*;)`,
    "mu",
  );
  if (!statement.test(code)) throw new Error(`React exports no ${name}: see unused-exports.ts.`);
  return code.replace(statement, "");
}
