import { loadFaces } from "../../exercises/load-faces.ts";
import type { Exercise } from "../../exercises/exercise.ts";
import type { TestStore } from "../../visit/test-store.ts";

/**
 * Asks for the letters of each text that is begun, for none is to be fetched once it is typed.
 *
 * @returns what ends it.
 */
export function loadFacesOfExercises(test: TestStore): () => void {
  let begun: Exercise | null = null;
  const look = () => {
    const { exercise } = test.getState();
    if (exercise === begun) return;
    begun = exercise;
    void loadFaces(exercise.text);
  };
  look();
  return test.turns.subscribe(look);
}
