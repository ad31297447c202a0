import { numbersIn } from './numbers.ts';

/** Title of a test or of a group of tests: the first string after `it(`, `it.each([…])(`, `describe(` and their kin. */
const TITLE =
  /\b(?:it|test|describe)(?:\.\w+)?(?:<[^()]*>)?(?:\(((?:[^()]|\([^()]*\))*)\))?\(\s*(['"`])((?:\\.|(?!\2).)*)\2/gs;
/** `[R16]`, `[R16, A1]`, `[R8 to R12]` in a title. */
const MARK = /\[([RGAIW]\d+(?:(?:\s*(?:,|and|to|-)\s*|\s+)[RGAIW]\d+)*)\]/g;
/** Number that a row of `it.each` puts in the place of `[%s]`. */
const ROW = /(?<=\[\s*['"])[RGAIW]\d+(?=['"])/g;

export interface Proof {
  readonly number: string;
  readonly title: string;
}

/** Which numbers the titles of a test file name. */
export function proofsIn(text: string): Proof[] {
  return [...text.matchAll(TITLE)].flatMap(([, rows = '', , title = '']) => [
    ...[...title.matchAll(MARK)].flatMap(([, marks = '']) =>
      numbersIn(marks).map((number) => ({ number, title })),
    ),
    ...(title.includes('[%s]') ? rowsOf(rows, title) : []),
  ]);
}

function rowsOf(rows: string, title: string): Proof[] {
  const numbers = new Set([...rows.matchAll(ROW)].map(([number]) => number));
  return [...numbers].map((number) => ({ number, title: title.replace('[%s]', `[${number}]`) }));
}
