import fc from 'fast-check';
import { wireFromCentavos } from '@mosaico/shared/money';
import { sentAmount } from './sent-amount.ts';

const MOST_CENTAVOS = 1e15 - 1;
/** What keyboards of the languages of the site, and people in a hurry, put into an amount. */
const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,-+eE R$x\u00a0'), maxLength: 20 });

describe('an amount that a client sends', () => {
  it.each([
    ['50', 5_000],
    ['50.5', 5_050],
    ['1234.56', 123_456],
    ['0.00', 0],
    [50, 5_000],
    [0.07, 7],
    [1234.56, 123_456],
  ])('[A47] is a plain decimal: %p', (sent, centavos) => {
    expect(sentAmount(sent)).toBe(centavos);
  });

  it.each([
    '10.001',
    '1.234,56',
    '1.234',
    '50,00',
    'R$ 50',
    ' 50',
    '50 ',
    '50\n',
    '+50',
    '-50',
    '-0',
    '1e3',
    '0x10',
    '.5',
    '5.',
    '٥٠',
    '５０',
    '',
    'NaN',
    'Infinity',
    '99999999999999',
    10.001,
    1e-7,
    1e21,
    0.1 + 0.2,
    -50,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('[A47] [R152] is nothing else: %p', (sent) => {
    expect(sentAmount(sent)).toBeNull();
  });

  it('[A47] is understood exactly, whatever the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MOST_CENTAVOS }), (centavos) => {
        expect(sentAmount(wireFromCentavos(centavos))).toBe(centavos);
      }),
    );
  });

  it('[A47] is understood exactly as a number, as far as numbers are exact', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e13 }), (centavos) => {
        expect(sentAmount(centavos / 100)).toBe(centavos);
      }),
    );
  });

  it('[A47] is refused, or means what its digits say, whatever is sent', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const isPlain = /^\d{1,13}(\.\d{1,2})?$/.test(text);
        expect(sentAmount(text)).toBe(isPlain ? Math.round(Number(text) * 100) : null);
      }),
      { numRuns: 1_000 },
    );
  });
});
