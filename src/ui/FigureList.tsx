import styles from "./FigureList.module.css";

/** Figures side by side, each under its label. */
export function FigureList({
  figures,
  isSmall = false,
}: {
  figures: readonly {
    readonly label: string;
    readonly value: number;
    readonly unit?: string;
  }[];
  isSmall?: boolean;
}) {
  return (
    <dl className={isSmall ? styles.small : styles.figures}>
      {figures.map(({ label, value, unit }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>
            <span className={styles.value}>{value}</span>
            {unit && <span className={styles.unit}> {unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
