import { proofsIn } from './proofs.ts';

// Function and arguments are put together here, so that these lines are no proofs themselves.
const numbersOf = (name: string, rest: string) => proofsIn(name + rest).map(({ number }) => number);

it.each([
  ['it', "('[R1] works', () => {", ['R1']],
  ['test', "('works [R1]', () => {", ['R1']],
  ['describe', "('[R1, G2] things', () => {", ['R1', 'G2']],
  ['it', "('[R1] [G2] works', () => {", ['R1', 'G2']],
  ['it', "('[R1 to R3] works', () => {", ['R1', 'R2', 'R3']],
  ['it.each', "([1, (2)])('[R1] works with %i', () => {", ['R1']],
  ['it.each', "<readonly [a: string]>([['x']])('[R1] works', () => {", ['R1']],
  ['it', '(`[R1] works`, () => {', ['R1']],
  ['it', "('works', () => {\n  // (R1)", []],
])('finds the numbers of %s%s', (name, rest, numbers) => {
  expect(numbersOf(name, rest)).toEqual(numbers);
});

it('takes the numbers of rows that the title shows, each once', () => {
  const rows =
    "([\n  ['R1', 'a (b)'],\n  ['R2', 'R9'],\n  ['R1', 'c'],\n])('[%s] refuses %s', (_, value) => {";

  expect(proofsIn(`it.each${rows}`)).toEqual([
    { number: 'R1', title: '[R1] refuses %s' },
    { number: 'R2', title: '[R2] refuses %s' },
  ]);
});
