import type { ReactNode } from "react";
import { site } from "../content/site.ts";
import { ThemeToggle } from "../theme/ThemeToggle.tsx";
import button from "../ui/button.module.css";
import { KeyCap } from "../ui/KeyCap.tsx";
import styles from "./Header.module.css";
import { Drawer, Navigation } from "./Navigation.tsx";

/**
 * @param path of the current page, whose link is marked
 * @param children read out before everything else
 */
export function Header({ path, children }: { path: string; children?: ReactNode }) {
  return (
    <header className={styles.header}>
      {children}
      <a href="#main" className={`${button.button} ${styles.skip}`}>
        Skip to content
      </a>
      <div className={`${styles.bar} page-width`}>
        <a href="/" className={styles.brand}>
          <KeyCap>{site.name.charAt(0).toLowerCase()}</KeyCap>
          {site.name}
        </a>
        <div className={`${styles.links} not-printed`}>
          <Navigation path={path} shape="row" />
        </div>
        <ThemeToggle />
        {/* The key closes the drawer when the visitor goes back. */}
        <Drawer key={path} path={path} />
      </div>
    </header>
  );
}
