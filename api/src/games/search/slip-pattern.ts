import { lettersAndDigits } from './likeness.ts';

/** A whole word may lack a letter from so many letters on, have one too many or two exchanged, and one that was taken for another. */
const LEAST = { lacking: 3, exchanged: 4, wrong: 5, tooMany: 5 } as const;
/** Longer words are no names, and their patterns would be long. */
const MOST_LETTERS = 24;
const ANY_LETTER = '[^ ]';
const [WORD_BEGINS, WORD_ENDS] = ['(^|[[:punct:][:space:]])', '([[:punct:][:space:]]|$)'];

/**
 * Regular expression of the database for plain names that have the words of a text side by side, each with one slip of the fingers at most: a
 * letter left out, put in, taken for another or exchanged with its neighbour. Similarity of trigrams misses these: one exchange changes four
 * of the eight trigrams of a word of seven letters. Null for a text of which no word is long enough.
 *
 * Source: A29.
 */
export function slipPattern(text: string): string | null {
  const words = lettersAndDigits(text).split(' ');
  const slipped = words.map(spellingsOf);
  if (slipped.every((spellings) => spellings.length === 1)) return null;
  const names = slipped.map((spellings) => `(${spellings.join('|')})`);
  return `${WORD_BEGINS}${names.join('[[:punct:][:space:]]+')}${WORD_ENDS}`;
}

/** The word itself, and what it may have been meant to be. */
function spellingsOf(word: string): readonly string[] {
  const letters = [...word];
  if (letters.length > MOST_LETTERS) return [word];
  const at = (index: number, count: number, instead: string) =>
    letters.toSpliced(index, count, instead).join('');
  const isLong = (least: number) => letters.length >= least;
  const places = letters.map((_, index) => index);
  return [
    word,
    ...(isLong(LEAST.lacking) ? [...places, letters.length].map((index) => at(index, 0, ANY_LETTER)) : []),
    ...(isLong(LEAST.exchanged)
      ? places.slice(1).map((index) => at(index - 1, 2, `${letters[index]}${letters[index - 1]}`))
      : []),
    ...(isLong(LEAST.wrong) ? places.map((index) => at(index, 1, ANY_LETTER)) : []),
    ...(isLong(LEAST.tooMany) ? places.map((index) => at(index, 1, '')) : []),
  ];
}
