import type { ReactNode } from "react";
import styles from "./Table.module.css";

interface Column {
  readonly name: string;
  /** Shown as its head instead of the name. */
  readonly head?: ReactNode;
  /** Whether the rows are in its order. */
  readonly sorted?: "ascending" | "descending" | undefined;
  /** Whether it contains pieces of a text, whose longest word must not set the width of the table. */
  readonly isText?: boolean;
  /** The class of its cells and its head. */
  readonly className?: string | undefined;
}

interface Row {
  readonly key: string | number;
  /** One for each column. The first names the row. */
  readonly cells: readonly ReactNode[];
}

/** A table with lines between its rows and aligned figures. */
export function Table({
  caption,
  columns,
  rows,
  className = "",
}: {
  caption: ReactNode;
  columns: readonly Column[];
  rows: readonly Row[];
  className?: string | undefined;
}) {
  return (
    <table className={`${styles.table} ${className}`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.name}
              scope="col"
              className={column.className}
              aria-sort={column.sorted}
            >
              {column.head ?? column.name}
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
                  className={`${column.isText ? styles.text : ""} ${column.className ?? ""}`}
                  {...(index === 0 && { scope: "row" })}
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
  );
}
