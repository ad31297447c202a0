/** What is worked out of a table, once for each: odds are exact, and take some milliseconds. */
export function oncePerTable<Worked>(work: (table: string) => Worked): (table: string) => Worked {
  const known = new Map<string, Worked>();
  return (table) => {
    const worked = known.get(table) ?? work(table);
    known.set(table, worked);
    return worked;
  };
}
