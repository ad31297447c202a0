/** The sets of one folder by the names of the languages. Only that of the page's language is loaded. */
export type MessageSets<Texts> = Readonly<Record<string, () => Promise<{ readonly default: Texts }>>>;

/** @param language name of a message set */
export async function loadSet<Texts>(sets: MessageSets<Texts>, language: string): Promise<Texts> {
  const load = sets[language];
  if (!load) throw new RangeError(`there is no language ${language}`);
  return (await load()).default;
}
