/** Letters of the suggestion. With the underscore and three digits it stays within the 16 characters of an account name. */
const MOST_LETTERS = 12;

/**
 * An account name to begin with: first and last name and three digits, `joana_silva482`. The digits come from the clock, because
 * `joana_silva` is soon taken. Pure.
 *
 * @returns an empty text where the name has no Latin letters
 */
export function suggestedAccount(realname: string, nowMs: number): string {
  const words =
    realname
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  const [first, last] = [words[0], words.slice(1).at(-1)];
  const letters = [first, last].filter(Boolean).join('_').slice(0, MOST_LETTERS).replace(/_$/, '');
  return letters && letters + String(nowMs % 1_000).padStart(3, '0');
}
