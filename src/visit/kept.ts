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
  const { follow, tell } = followers();
  let state = first;
  return {
    state: () => state,
    set(value) {
      state = value;
      tell();
    },
    follow,
  };
}

/** Those who follow something, told in the order in which they began to. */
export function followers(): Pick<Followed<unknown>, "follow"> & { readonly tell: () => void } {
  const all = new Set<() => void>();
  return {
    follow(onChange) {
      all.add(onChange);
      return () => all.delete(onChange);
    },
    tell() {
      for (const onChange of all) onChange();
    },
  };
}
