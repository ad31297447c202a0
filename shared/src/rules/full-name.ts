/** Scripts that set no space between the names of a person, or not always: where one is used, nobody can tell how many names there are. */
const WITHOUT_SPACES =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
/** Joins two names and is none. With a capital it may be one: Das, De and Do are surnames. */
const PARTICLE = /^(?:de|da|do|das|dos)$/;

/**
 * Whether a name has at least two words that are names: neither an initial, nor the `e` of `Maria e Silva`, nor a particle. Names that are
 * joined by a hyphen are one word, `D'Ávila` too. Pure.
 *
 * @param name with single spaces
 */
export function isFullName(name: string): boolean {
  if (WITHOUT_SPACES.test(name)) return true;
  return name.split(' ').filter(isNameWord).length >= 2;
}

function isNameWord(word: string): boolean {
  return (word.match(/\p{L}/gu) ?? []).length >= 2 && !PARTICLE.test(word);
}
