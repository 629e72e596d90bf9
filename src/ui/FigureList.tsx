import styles from "./FigureList.module.css";

/** Figures of a test side by side, each below its name, with a small unit. */
export function FigureList({
  figures,
  className = "",
}: {
  figures: readonly { readonly name: string; readonly value: string }[];
  className?: string | undefined;
}) {
  return (
    <dl className={`${styles.figures} ${className}`}>
      {figures.map(({ name, value }) => {
        const [unit = ""] = unitAfterNumber.exec(value) ?? [];
        return (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value.slice(0, value.length - unit.length)}
              {unit && <small>{unit}</small>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const unitAfterNumber = /(?<=^[\d.,]+) ?[^\d\s.,]+$/;
