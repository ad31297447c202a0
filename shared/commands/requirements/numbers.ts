/**
 * A number as code and docs cite it: `(R12)` or `(R12, G3)` in a sentence, `Source: R81 to R93, I17.` at the end of a docstring,
 * `[R12]` in the title of a test, `['R12', …` as the first value of a row of `it.each` whose title begins with `[%s]`.
 * Any other text in quotes is data, e.g. an order number, and so is a part of a longer word.
 */
const NUMBER = /(?<![\w%+#'"`}])[RGAIW][1-9]\d*(?![\w%'"`])|(?<=\[\s*['"])[RGAIW][1-9]\d*(?=['"])/g;
/** `R13-R15`, `R13 to R15`. */
const RANGE = /([RGAIW])(\d+)(?:\s*(?:-|to)\s*\1?(\d+))?/g;

export interface Citation {
  readonly number: string;
  /** Counted from 1. */
  readonly line: number;
}

/** Every number that a text cites. */
export function citationsIn(text: string): Citation[] {
  return text
    .split('\n')
    .flatMap((content, index) =>
      [...content.matchAll(NUMBER)].map(([number]) => ({ number, line: index + 1 })),
    );
}

/** The numbers of a list: `R13-R15, A2` or `R13 to R15 and A2` are R13, R14, R15 and A2. */
export function numbersIn(list: string): string[] {
  return [...list.matchAll(RANGE)].flatMap(([, kind = '', first, last]) =>
    Array.from(
      { length: Number(last ?? first) - Number(first) + 1 },
      (_, index) => `${kind}${Number(first) + index}`,
    ),
  );
}
