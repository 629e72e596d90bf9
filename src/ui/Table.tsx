import { Fragment, type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { Button } from "./Button.tsx";
import { focusUntilBlur } from "./focus.ts";
import styles from "./Table.module.css";

export interface TableColumn {
  readonly name: string;
  /** Shown as its head instead of the name. */
  readonly head?: ReactNode;
  /** Whether the rows are in its order. */
  readonly sorted?: "ascending" | "descending" | undefined;
  /** Whether it contains pieces of a text, whose longest word must not set the width of the table. */
  readonly isText?: boolean;
  /** "no" for text that was typed. */
  readonly translate?: "no";
  /** Whether it contains figures, which are aligned at their ends. */
  readonly isFigure?: boolean;
  /** Whether narrow windows show it below each row, which leaves the other columns more width. */
  readonly isSecondary?: boolean;
  /** The class of its cells and its head. */
  readonly className?: string | undefined;
}

interface Row {
  readonly key: string | number;
  /** One for each column, `false` for an empty one. The first names the row. */
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
  const secondary = columns.filter(({ isSecondary }) => isSecondary);
  const span = columns.length - secondary.length;

  function showMore(button: HTMLButtonElement, onShow: () => void) {
    flushSync(onShow);
    const linesOfRow = secondary.length > 0 ? 2 : 1;
    const added = table.current?.tBodies[0]?.rows[rows.length * linesOfRow];
    // A button that is gone has lost the focus.
    if (added && !button.isConnected) focusUntilBlur(added);
  }

  return (
    <>
      <table ref={table} className={`${styles.table} ${className}`}>
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
                {column.head ?? column.name}
              </th>
            ))}
          </tr>
          {secondary.some(({ head }) => head !== undefined) && (
            <tr className={styles.below}>
              <td colSpan={span}>
                {secondary.map(({ name, head }) => (
                  <span key={name}>{head}</span>
                ))}
              </td>
            </tr>
          )}
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <Fragment key={key}>
              <tr>
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
              {secondary.length > 0 && (
                <tr className={styles.below}>
                  <td colSpan={span}>
                    {columns.map(
                      ({ name, isSecondary }, index) =>
                        isSecondary &&
                        cells[index] !== false && (
                          <span key={name}>
                            {name}: {cells[index]}
                          </span>
                        ),
                    )}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
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

function classesOf({ isText, isFigure, isSecondary, className }: TableColumn): string {
  return [
    isText && styles.text,
    isFigure && styles.figure,
    isSecondary && styles.secondary,
    className,
  ]
    .filter(Boolean)
    .join(" ");
}
