import { CATALOGUES } from './catalogue.ts';
import { citationsIn } from './numbers.ts';

/** A chapter of a document, or a number with its document's name: chapters move, and a number stands by itself. */
const PLACE = /\b[\w-]+\.md (?:§ ?)?[RGAIW]?\d[\d.]*/g;

/**
 * What is wrong with the citations of a file: numbers that nothing defines, and places cited instead of numbers.
 *
 * @returns a line each, with file and line
 */
export function citationProblemsIn(
  file: string,
  text: string,
  catalogue: ReadonlyMap<string, string>,
): string[] {
  const unknown = citationsIn(text)
    .filter(({ number }) => !catalogue.has(number))
    .map(
      ({ number, line }) => `${file}:${line}: ${number} is defined neither in ${CATALOGUES.join(' nor in ')}`,
    );
  const places = text
    .split('\n')
    .flatMap((content, index) =>
      [...content.matchAll(PLACE)].map(
        ([place]) => `${file}:${index + 1}: cite a number alone, not "${place}"`,
      ),
    );
  return [...unknown, ...places];
}
