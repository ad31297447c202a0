/**
 * `pnpm requirements [R13-R33 G9 A5 …]`: which tests prove which requirement, by the numbers in their titles. Without
 * arguments: every number that a test names. Fails when one that was asked for has no test.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './setup.mjs';
import { CommandError, runCommand, say } from './terminal.mjs';

const TESTS = '{shared,shell,mf-*,api,edge,e2e}/**/*.{test,spec}.{ts,tsx}';
/** Title of a test or of a group of tests: the first string after `it(`, `it.each([…])(`, `describe(` and their kin. */
const TITLE =
  /\b(?:it|test|describe)(?:\.\w+)?(?:\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;
/** `[R16]`, `[R16, A1]`, `[R8 to R12]` in a title. */
const MARK = /\[([RGA]\d+(?:(?:\s*(?:,|and|to|-)\s*|\s+)[RGA]?\d+)*)\]/g;

await runCommand(() => {
  const proofs = proofsByNumber();
  const asked = process.argv.slice(2).flatMap(numbersIn);
  const numbers = asked.length > 0 ? asked : [...proofs.keys()].sort(byNumber);
  for (const number of numbers) {
    const titles = proofs.get(number) ?? [];
    say(`${number}${titles.length === 0 ? ': no test names it' : ''}`);
    for (const title of titles) say(`    ${title}`);
  }
  const missing = asked.filter((number) => !proofs.has(number));
  if (missing.length > 0) throw new CommandError(`Without a test: ${missing.join(', ')}`);
});

function proofsByNumber() {
  const proofs = new Map();
  for (const file of globSync(TESTS, {
    cwd: ROOT,
    exclude: (name) => /node_modules|(^|\/)dist(\/|$)/.test(name),
  })) {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    for (const [, , title] of text.matchAll(TITLE)) {
      for (const number of [...title.matchAll(MARK)].flatMap(([, marks]) => numbersIn(marks))) {
        proofs.set(number, [...(proofs.get(number) ?? []), `${title} (${file})`]);
      }
    }
  }
  return proofs;
}

/** `R13-R15, A2` are R13, R14, R15 and A2. */
function numbersIn(text) {
  return [...text.matchAll(/([RGA])(\d+)(?:\s*(?:-|to)\s*[RGA]?(\d+))?/g)].flatMap(([, kind, first, last]) =>
    Array.from(
      { length: Number(last ?? first) - Number(first) + 1 },
      (_, index) => `${kind}${Number(first) + index}`,
    ),
  );
}

function byNumber(one, other) {
  return one[0] === other[0] ? Number(one.slice(1)) - Number(other.slice(1)) : one.localeCompare(other);
}
