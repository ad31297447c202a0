import { unprovenClaims } from './claimed-proofs.ts';

const files: Record<string, string> = {
  'api/src/ledger.test.ts': "it('[I1] [I2] balances', () => {});",
  'api/src/other.test.ts': "it('does something else', () => {});",
};
const claims = (sentence: string, number = 'I1') =>
  unprovenClaims('docs/money.md', new Map([[number, sentence]]), (file) => files[file] ?? null);

it('is content with an invariant whose tests name it', () => {
  expect(claims('All is well. [ledger](../api/src/ledger.test.ts)')).toEqual([]);
});

it.each([
  ['All is well.', 'docs/money.md: I1 names no test'],
  [
    'All is well. [ledger](../api/src/ledger.test.ts), [other](../api/src/other.test.ts)',
    'docs/money.md: I1 names api/src/other.test.ts, where no title names I1',
  ],
  [
    'All is well. [gone](../api/src/gone.test.ts)',
    'docs/money.md: I1 names api/src/gone.test.ts, where no title names I1',
  ],
])('finds what is claimed and not so: %s', (sentence, problem) => {
  expect(claims(sentence)).toEqual([problem]);
});

it('asks the same of a rule of the wallet', () => {
  expect(claims('A bet is answered once.', 'W2')).toEqual(['docs/money.md: W2 names no test']);
});

it('leaves numbers alone whose definitions name no tests', () => {
  expect(claims('Something is required.', 'R1')).toEqual([]);
});
