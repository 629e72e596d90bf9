import type { ReactNode } from "react";
import styles from "./Table.module.css";

interface Column {
  readonly name: string;
  /** What stands in its head instead of the bare name. */
  readonly head?: ReactNode;
  /** A piece of a text: its longest word must not decide how wide the table is. */
  readonly isText?: boolean;
  /** Of the column's cells, its head included. */
  readonly className?: string | undefined;
}

interface Row {
  readonly key: string | number;
  /** One for each column; the first names the row. */
  readonly cells: readonly ReactNode[];
}

/** A table: hairlines between its rows, figures in a column below one another. */
export function Table({
  caption,
  columns,
  rows,
  isHeadHidden = false,
  className = "",
}: {
  caption: ReactNode;
  columns: readonly Column[];
  rows: readonly Row[];
  /** For the eye, where the cells speak for themselves. */
  isHeadHidden?: boolean;
  className?: string | undefined;
}) {
  return (
    <table className={`${styles.table} ${className}`}>
      <caption>{caption}</caption>
      <thead className={isHeadHidden ? "visually-hidden" : undefined}>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" className={column.className}>
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
