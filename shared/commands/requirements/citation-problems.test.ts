import { citationProblemsIn } from './citation-problems.ts';

const catalogue = new Map([['R1', 'Says something.']]);
const problems = (text: string) => citationProblemsIn('api/src/fee.ts', text, catalogue);

it('says where a number is cited that nothing defines', () => {
  expect(problems(['// Fine (R1).', `// Rounded (R1, G${99}).`, `it('[R${999}] works')`].join('\n'))).toEqual(
    [
      `api/src/fee.ts:2: G${99} is defined neither in docs/requirements.md nor in docs/money.md`,
      `api/src/fee.ts:3: R${999} is defined neither in docs/requirements.md nor in docs/money.md`,
    ],
  );
});

it.each(['1.2', 'R1', '§ 3.4'])('refuses the place %s of a document', (place) => {
  const cited = `money.md ${place}`;

  expect(problems(`\n// Source: ${cited}, as it stands.`)).toEqual([
    `api/src/fee.ts:2: cite a number alone, not "${cited}"`,
  ]);
});

it('lets a document be named', () => {
  expect(problems('// See docs/money.md. 2 things (docs/operations.md).')).toEqual([]);
});
