/** Something that changes, and tells who follows it of each change. */
export interface Followed<State> {
  readonly state: () => State;
  /** @returns what ends it. */
  readonly follow: (onChange: () => void) => () => void;
}

/** A value that stays while the pages that show it come and go. */
export interface Kept<Value> extends Followed<Value> {
  readonly set: (value: Value) => void;
}

export function kept<Value>(first: Value): Kept<Value> {
  const followers = new Set<() => void>();
  let state = first;
  return {
    state: () => state,
    set(value) {
      state = value;
      for (const onChange of followers) onChange();
    },
    follow(onChange) {
      followers.add(onChange);
      return () => followers.delete(onChange);
    },
  };
}
