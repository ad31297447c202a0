import { citationsIn, numbersIn } from './numbers.ts';

const numbers = (text: string) => citationsIn(text).map(({ number }) => number);

describe('citationsIn', () => {
  it.each([
    ['// Rounded down (R12, G3).', ['R12', 'G3']],
    [' * Source: R81 to R93, I17.', ['R81', 'R93', 'I17']],
    ["('[R12] [A1] rounds down', () => {", ['R12', 'A1']],
    ["('rounds down [R12, W3]', () => {", ['R12', 'W3']],
    ["  ['R12', 'Password', 'is too short'],", ['R12']],
    ['[R12](docs/requirements.md#r12)', ['R12']],
    ['G9 speaks of a code; R23 asks for another.', ['G9', 'R23']],
  ])('finds the numbers of %j', (text, expected) => {
    expect(numbers(text)).toEqual(expected);
  });

  it.each([
    'it costs R$ 12 or R$12',
    'color: #A1B2C3; background: #A123',
    '{ order_no: \'R1\' }, `R2`, "W1"',
    'U+A720-A7FF',
    "encodeURIComponent('%ED%A0%80')",
    'd={`M90 94 ${from}A78 78 0 0 1 ${to}z`}',
    'const R12px = toR12; xR12, R12_a',
    'A0 and R007 begin with no number of ours',
  ])('leaves %j alone', (text) => {
    expect(numbers(text)).toEqual([]);
  });

  it('tells the line', () => {
    expect(citationsIn('one\ntwo (R2)\nthree (R3)')).toEqual([
      { number: 'R2', line: 2 },
      { number: 'R3', line: 3 },
    ]);
  });
});

describe('numbersIn', () => {
  it.each([
    ['R13-R15, A2', ['R13', 'R14', 'R15', 'A2']],
    ['R13 to R15 and A2', ['R13', 'R14', 'R15', 'A2']],
    ['R13-15', ['R13', 'R14', 'R15']],
    ['I5', ['I5']],
    ['R13, G14', ['R13', 'G14']],
  ])('reads %s', (list, expected) => {
    expect(numbersIn(list)).toEqual(expected);
  });
});
