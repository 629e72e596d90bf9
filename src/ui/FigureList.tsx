import styles from "./FigureList.module.css";

/** Figures of a test side by side, each below its name. */
export function FigureList({
  figures,
  className = "",
}: {
  figures: readonly { readonly name: string; readonly value: string }[];
  className?: string | undefined;
}) {
  return (
    <dl className={`${styles.figures} ${className}`}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
