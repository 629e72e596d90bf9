import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "./Button.tsx";
import { focusUntilBlur } from "./focus.ts";
import styles from "./Table.module.css";

export interface TableColumn {
  readonly name: string;
  /** Shown as its header instead of the name. */
  readonly header?: ReactNode;
  /** Whether the rows are in its order. */
  readonly sorted?: "ascending" | "descending" | undefined;
  /** Whether it contains pieces of a text, whose longest word must not set the width of the table. */
  readonly isText?: boolean;
  /** "no" for text that was typed. */
  readonly translate?: "no";
  /** Whether it contains figures, which are aligned at their ends. */
  readonly isFigure?: boolean;
  /** The class of its cells and its header. */
  readonly className?: string | undefined;
}

interface Row {
  readonly key: string | number;
  /** One for each column. The first names the row. */
  readonly cells: readonly ReactNode[];
}

/** A table with lines between its rows and aligned figures, and a button for more rows if there are any. */
export function Table({
  caption,
  columns,
  rows,
  className = "",
  more,
}: {
  caption: ReactNode;
  columns: readonly TableColumn[];
  rows: readonly Row[];
  className?: string | undefined;
  /** The button, whose handler adds rows below. */
  more?: { readonly name: string; readonly onShow: () => void } | false;
}) {
  const table = useRef<HTMLTableElement>(null);

  function showMore(button: HTMLButtonElement, onShow: () => void) {
    flushSync(onShow);
    const added = table.current?.tBodies[0]?.rows[rows.length];
    // A button that is gone has lost the focus.
    if (added && !button.isConnected) focusUntilBlur(added);
  }

  return (
    <>
      <ScrollBox table={table} className={className}>
        <table ref={table} className={styles.table}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column.name}
                  scope="col"
                  className={classesOf(column)}
                  aria-sort={column.sorted}
                >
                  {column.header ?? column.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <tr key={key}>
                {columns.map((column, index) => {
                  const Cell = index === 0 ? "th" : "td";
                  return (
                    <Cell
                      key={column.name}
                      className={classesOf(column)}
                      {...(index === 0 && { scope: "row" })}
                      translate={column.translate}
                      {...(column.isText && { dir: "auto" })}
                    >
                      {cells[index]}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {more && (
        <p>
          <Button onClick={({ currentTarget }) => showMore(currentTarget, more.onShow)}>
            {more.name}
          </Button>
        </p>
      )}
    </>
  );
}

/** Scrolls a table that is wider, and then is a Tab stop, which Safari does not make it by itself. */
function ScrollBox({
  table,
  className,
  children,
}: {
  table: RefObject<HTMLTableElement | null>;
  className: string;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  /** The caption while the box scrolls. */
  const [name, setName] = useState<string | null>(null);

  useEffect(() => {
    const [outer, inner] = [box.current, table.current];
    if (!outer || !inner) return undefined;
    const observer = new ResizeObserver(() => {
      const isWider = outer.scrollWidth > outer.clientWidth;
      // Not textContent, which would join the words of a heading and of the text below it.
      setName(isWider ? (inner.caption?.innerText ?? "") : null);
    });
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [table]);

  return (
    <div
      ref={box}
      className={`${styles.box} ${className}`}
      {...(name !== null && { role: "region", "aria-label": name, tabIndex: 0 })}
    >
      {children}
    </div>
  );
}

function classesOf({ isText, isFigure, className = "" }: TableColumn): string {
  return `${isText ? styles.text : ""} ${isFigure ? styles.figure : ""} ${className}`;
}
