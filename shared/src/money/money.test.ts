import fc from 'fast-check';
import { centavosFromInput, centavosFromWire, formatBRL, isCentavos, wireFromCentavos } from './money.ts';

/** Intl puts a no-break space after the symbol. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('amounts on the wire', () => {
  it('[R2] reads and writes two decimals', () => {
    expect(centavosFromWire('1234.50')).toBe(123450);
    expect(centavosFromWire('0.07')).toBe(7);
    expect(centavosFromWire('50')).toBe(5000);
    expect(wireFromCentavos(7)).toBe('0.07');
    expect(wireFromCentavos(-123450)).toBe('-1234.50');
    expect(wireFromCentavos(0)).toBe('0.00');
  });

  it('[R90] [A25] reads 0 and 0.00 alike, and they look alike', () => {
    expect([centavosFromWire('0'), centavosFromWire('0.00')]).toEqual([0, 0]);
    expect(formatBRL(centavosFromWire('0'))).toBe(formatBRL(centavosFromWire('0.00')));
  });

  it.each(['', '1,50', '1.234,50', '1.505', '1e3', 'NaN', ' 1', '99999999999999'])(
    '[R2] refuses %p',
    (text) => {
      expect(() => centavosFromWire(text)).toThrow(RangeError);
    },
  );

  it('[R2] refuses to write what is no integer of centavos', () => {
    expect(() => wireFromCentavos(0.5)).toThrow(RangeError);
    expect(() => wireFromCentavos(1e15)).toThrow(RangeError);
    expect(centavosFromWire(wireFromCentavos(1e15 - 1))).toBe(1e15 - 1);
    expect(isCentavos(Number.NaN)).toBe(false);
  });

  it('[R2] comes back unchanged, whatever the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(1e15 - 1), max: 1e15 - 1 }), (centavos) => {
        expect(centavosFromWire(wireFromCentavos(centavos))).toBe(centavos);
      }),
    );
  });
});

describe('amounts that a player types', () => {
  it.each([
    ['50', 5000],
    ['50,5', 5050],
    ['1.234,56', 123456],
    ['1234.56', 123456],
    ['R$ 1.234,56', 123456],
    ['1.234', 123400],
  ])('[R152] reads %p', (text, centavos) => {
    expect(centavosFromInput(text)).toBe(centavos);
  });

  it.each(['', 'abc', '-5', '1,234', '1.2.3', '12,345', '10000000000000,00'])(
    '[R152] answers null for %p',
    (text) => {
      expect(centavosFromInput(text)).toBeNull();
    },
  );
});

describe('amounts on screen', () => {
  it('[R244] are reais in the way of the language', () => {
    expect(plain(formatBRL(123456750))).toBe('R$ 1.234.567,50');
    expect(plain(formatBRL(-1230))).toBe('-R$ 12,30');
    expect(plain(formatBRL(123450, 'en'))).toBe('R$1,234.50');
  });
});
