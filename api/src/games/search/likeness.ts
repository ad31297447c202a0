import { plainName } from '../plain-name.ts';

/** How a text goes with a name: it is it or begins a word of it; it is spelled like it; or it has nothing to do with it. */
export type Likeness = 'named' | 'close' | 'none';

/** From so many letters on the beginning of a name's word stands for it. */
const LEAST_LETTERS = 3;

/** Whether a text means a name, whatever accents, case and signs, and with slips of the fingers. */
export function likeness(text: string, name: string, leastLetters = LEAST_LETTERS): Likeness {
  const [asked, called] = [lettersAndDigits(text), lettersAndDigits(name)];
  if (asked === '') return 'none';
  if (asked === called) return 'named';
  if ([...asked].length < leastLetters) return 'none';
  if (called.startsWith(asked) || called.includes(` ${asked}`)) return 'named';
  // A name of several words is also called by its first ones.
  const begun = called.split(' ').map((_, index, all) => all.slice(0, index + 1).join(' '));
  return begun.some((beginning) => isSlipOf(asked, beginning)) ? 'close' : 'none';
}

/** The plain words of a text, one space between them, without its signs. */
export function lettersAndDigits(text: string): string {
  return plainName(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** One slip in a short word, two in a long one; very short ones are too easily another word. */
function isSlipOf(text: string, word: string): boolean {
  const letters = Math.min(text.length, word.length);
  const allowed = letters < 4 ? 0 : letters < 8 ? 1 : 2;
  return Math.abs(text.length - word.length) <= allowed && slips(text, word) <= allowed;
}

/** Letters left out, put in, taken for another or exchanged with their neighbour (optimal string alignment). */
function slips(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row];
    rows.push(line);
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isExchange = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      line[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + Number(!isSame),
        ...(row > 1 && column > 1 && isExchange ? [at(row - 2, column - 2) + 1] : []),
      );
    }
  }
  return at(from.length, to.length);
}
