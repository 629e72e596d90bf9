import { StrictMode, useEffect } from "react";
import type { PageModule } from "../page.ts";
import { PageFrame } from "./PageFrame.tsx";

/** @param root marked once the page answers. */
export function App({ root, path, page }: { root: HTMLElement; path: string; page: PageModule }) {
  useEffect(() => root.setAttribute("data-alive", ""), [root]);
  return (
    <StrictMode>
      <PageFrame firstPath={path} firstPage={page} />
    </StrictMode>
  );
}
