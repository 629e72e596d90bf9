import type { Substitution } from "../../engine/alignment/hit-instead.ts";
import { characterName } from "../character-name.ts";
import { numberText } from "../figures-format.ts";
import { Folded } from "../Folded.tsx";
import table from "../table.module.css";

const mostAtFirst = 4;

/** What was hit instead of what, the most frequent in sight, the rest folded away. */
export function HitInstead({ substitutions }: { substitutions: readonly Substitution[] }) {
  const rest = substitutions.slice(mostAtFirst);
  return (
    <div>
      <Substitutions
        caption="What was hit instead, corrected or not"
        substitutions={substitutions.slice(0, mostAtFirst)}
      />
      {rest.length > 0 && (
        <Folded name={`${numberText(rest.length)} more`}>
          <Substitutions caption="The rest, hit less often" substitutions={rest} />
        </Folded>
      )}
    </div>
  );
}

function Substitutions({
  caption,
  substitutions,
}: {
  caption: string;
  substitutions: readonly Substitution[];
}) {
  return (
    <table className={table.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Meant</th>
          <th scope="col">Hit</th>
          <th scope="col">Times</th>
        </tr>
      </thead>
      <tbody>
        {substitutions.map(({ presented, typed, count }) => (
          <tr key={`${presented} ${typed}`}>
            <th scope="row">{characterName(presented)}</th>
            <td>{characterName(typed)}</td>
            <td>{numberText(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
