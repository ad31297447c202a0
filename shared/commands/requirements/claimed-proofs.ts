import path from 'node:path';
import { proofsIn } from './proofs.ts';

/** Of a definition: a link to a file of tests. */
const TEST_LINK = /\]\(([^)\s]+\.(?:test|spec)\.tsx?)\)/g;
/** Kinds of numbers whose definitions name the tests that prove them. */
const CLAIMING = /^[IW]\d+$/;

/**
 * Invariants and rules of the wallet whose definition claims a proof that is none: it names no test, or one without a title that names the number.
 *
 * @param file that defines them, as its path in the repository
 * @param catalogue what each number means, with its links
 * @param read text of a file of the repository, null when there is none
 */
export function unprovenClaims(
  file: string,
  catalogue: ReadonlyMap<string, string>,
  read: (file: string) => string | null,
): string[] {
  return [...catalogue].flatMap(([number, sentence]) => {
    if (!CLAIMING.test(number)) return [];
    const tests = [...sentence.matchAll(TEST_LINK)].map(([, link = '']) =>
      path.posix.join(path.posix.dirname(file), link),
    );
    if (tests.length === 0) return [`${file}: ${number} names no test`];
    return tests
      .filter((test) => !proofsIn(read(test) ?? '').some((proof) => proof.number === number))
      .map((test) => `${file}: ${number} names ${test}, where no title names ${number}`);
  });
}
