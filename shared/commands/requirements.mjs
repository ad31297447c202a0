/**
 * `pnpm requirements [R13-R33 G9 I5 …]`: what a number of docs/requirements.md or docs/money.md says, and the tests that prove
 * it, by the numbers in their titles. Without arguments: every number. Fails when one that was asked for has no test.
 */
import { CATALOGUES, readCatalogue } from './requirements/catalogue.ts';
import { filesOf, readText } from './requirements/files.ts';
import { numbersIn } from './requirements/numbers.ts';
import { proofsIn } from './requirements/proofs.ts';
import { CommandError, runCommand, say } from './terminal.mjs';

const TESTS = '{shared,shell,mf-*,api,edge,e2e}/**/{*.{test,spec}.{ts,tsx},testing/platform-contract/*.ts}';

await runCommand(() => {
  const catalogue = readCatalogue(CATALOGUES.map((file) => readText(file) ?? ''));
  const asked = process.argv.slice(2).flatMap(numbersIn);
  const unknown = asked.filter((number) => !catalogue.has(number));
  if (unknown.length > 0)
    throw new CommandError(`Not defined in ${CATALOGUES.join(' or ')}: ${unknown.join(', ')}`);

  const proofs = proofsByNumber();
  const numbers = asked.length > 0 ? asked : [...catalogue.keys()];
  for (const number of numbers) {
    say(`${number} ${catalogue.get(number)}`);
    for (const line of proofs.get(number) ?? ['no test names it']) say(`    ${line}`);
  }
  const unproven = numbers.filter((number) => !proofs.has(number));
  say(`${numbers.length - unproven.length} of ${numbers.length} have a test`);
  if (asked.length > 0 && unproven.length > 0)
    throw new CommandError(`Without a test: ${unproven.join(', ')}`);
});

/** Titles and files of the tests, by the numbers they name. */
function proofsByNumber() {
  const found = filesOf(TESTS).flatMap((file) =>
    proofsIn(readText(file) ?? '').map(({ number, title }) => ({ number, line: `${title} (${file})` })),
  );
  return new Map(
    Map.groupBy(found, ({ number }) => number)
      .entries()
      .map(([number, lines]) => [number, lines.map(({ line }) => line)]),
  );
}
