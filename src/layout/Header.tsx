import type { ReactNode } from "react";
import { site } from "../content/site.ts";
import { ThemeToggle } from "../theme/ThemeToggle.tsx";
import { KeyCap } from "../ui/KeyCap.tsx";
import { Drawer } from "./Drawer.tsx";
import styles from "./Header.module.css";
import { Navigation } from "./Navigation.tsx";

/**
 * The top of every page.
 *
 * @param path of the page on screen, whose link is marked.
 * @param children read out before all else.
 */
export function Header({ path, children }: { path: string; children?: ReactNode }) {
  return (
    <header className={styles.header}>
      {children}
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <div className={styles.bar}>
        <a href="/" className={styles.brand}>
          <KeyCap>{site.name.charAt(0).toLowerCase()}</KeyCap>
          {site.name}
        </a>
        <div className={styles.links}>
          <Navigation path={path} shape="row" />
        </div>
        <ThemeToggle />
        <div className={styles.menu}>
          {/* By its key it is closed, too, when the visitor goes back with the drawer open. */}
          <Drawer key={path} path={path} />
        </div>
      </div>
    </header>
  );
}
