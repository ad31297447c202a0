import { CATALOGUES, readCatalogue } from './catalogue.ts';
import { readText } from './files.ts';

const line = (number: string, anchor = number.toLowerCase()) =>
  `- <a id="${anchor}"></a>**${number}** Says something.`;

it('reads what each number means, from every document', () => {
  expect([...readCatalogue([`# One\n\n${line('R1')}\n${line('G2')}\n`, line('I3')])]).toEqual([
    ['R1', 'Says something.'],
    ['G2', 'Says something.'],
    ['I3', 'Says something.'],
  ]);
});

it('refuses a number that is defined twice', () => {
  expect(() => readCatalogue([line('R1'), line('R1')])).toThrow('R1 is defined twice');
});

it('refuses a number with the anchor of another one', () => {
  expect(() => readCatalogue([line('R1', 'r2')])).toThrow('R1 has the anchor "r2"');
});

it('finds every number of the product, without gaps', () => {
  const numbers = [...readCatalogue(CATALOGUES.map((file) => readText(file) ?? '')).keys()];

  for (const [kind, atLeast] of [
    ['R', 261],
    ['G', 44],
    ['A', 63],
    ['I', 24],
    ['W', 10],
  ] as const) {
    const own = numbers.filter((number) => number.startsWith(kind));
    expect(own.length).toBeGreaterThanOrEqual(atLeast);
    expect(own).toEqual(own.map((_, index) => `${kind}${index + 1}`));
  }
});
