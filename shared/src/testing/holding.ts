/** Adds to a set what stays in it until everyone who added it has taken it away. */
export function holding<T>(held: Set<T>): (value: T) => () => void {
  const holders = new Map<symbol, T>();
  return (value) => {
    const holder = Symbol('holder');
    holders.set(holder, value);
    held.add(value);
    return () => {
      holders.delete(holder);
      if (![...holders.values()].includes(value)) held.delete(value);
    };
  };
}
