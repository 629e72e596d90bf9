import { useEffect, useState } from "react";
import { usePathname } from "wouter/use-browser-location";
import { loadPage, type PageModule } from "../routes.ts";

/** The page on screen, or why the one that was asked for could not be fetched. */
export type RoutedPage =
  | { readonly path: string; readonly page: PageModule }
  | { readonly path: string; readonly failure: unknown };

/** Follows the address. The page before stays on screen until the code of the next one is here. */
export function useRoutedPage(firstPath: string, firstPage: PageModule): RoutedPage {
  const path = usePathname({ ssrPath: firstPath });
  const [shown, setShown] = useState<RoutedPage>({ path: firstPath, page: firstPage });

  useEffect(() => {
    if (path === shown.path) return undefined;
    let isWanted = true;
    const show = (routed: RoutedPage) => {
      if (isWanted) setShown(routed);
    };
    loadPage(path).then(
      (page) => show({ path, page }),
      (failure: unknown) => show({ path, failure }),
    );
    return () => {
      isWanted = false;
    };
  }, [path, shown.path]);

  return shown;
}
