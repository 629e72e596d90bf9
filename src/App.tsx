import { Router } from "wouter";
import { openHistoryEntry } from "./layout/history-entries.ts";
import { PageFrame } from "./layout/PageFrame.tsx";
import type { PageModule } from "./routes.ts";

/** The site from its header to its footer, opened at the page that was prerendered at `path`. */
export function App({ path, page }: { path: string; page: PageModule }) {
  return (
    <Router ssrPath={path} aroundNav={openHistoryEntry}>
      <PageFrame firstPath={path} firstPage={page} />
    </Router>
  );
}
