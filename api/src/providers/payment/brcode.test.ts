import fc from 'fast-check';
import { crc16, dynamicBrCode, staticBrCode } from './brcode.ts';
import { readBrCode } from './read-brcode.ts';

const FULANO = { merchantName: 'Fulano de Tal', merchantCity: 'BRASILIA' };
const STATIC =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
const DYNAMIC =
  '00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***80800014br.gov.bcb.pix2558pix.example.com/qr/v2/rec/94ed2badcbc04c15b0bb7fa35319489063047741';
const WITH_AMOUNT =
  '00020126360014br.gov.bcb.pix0114+5511987654321520400005303986540512.505802BR5908Sao Joao6009Sao Paulo62100506PED123630484E9';

describe('BR Code [R196]', () => {
  it('has the checksum of the standard', () => {
    expect(crc16('123456789')).toBe('29B1');
  });

  it('writes the official static sample', () => {
    expect(staticBrCode({ key: '123e4567-e12b-12d1-a456-426655440000', ...FULANO })).toBe(STATIC);
  });

  it('writes the official dynamic sample', () => {
    const url = 'pix.example.com/qr/v2/8b3da2f39a4140d1a91abd93113bd441';
    const recurrenceUrl = 'pix.example.com/qr/v2/rec/94ed2badcbc04c15b0bb7fa353194890';

    expect(dynamicBrCode({ url, recurrenceUrl, ...FULANO })).toBe(DYNAMIC);
  });

  it('writes a phone key with amount and reference, accents taken off', () => {
    const code = staticBrCode({
      key: '+5511987654321',
      amount: '12.50',
      txid: 'PED123',
      merchantName: 'São João',
      merchantCity: 'São Paulo',
    });

    expect(code).toBe(WITH_AMOUNT);
  });

  it('reads what it says', () => {
    expect(readBrCode(WITH_AMOUNT)).toMatchObject({
      key: '+5511987654321',
      url: null,
      amount: '12.50',
      txid: 'PED123',
      isSingleUse: false,
    });
    expect(readBrCode(DYNAMIC)).toMatchObject({
      key: null,
      isSingleUse: true,
      amount: null,
      txid: '***',
      merchantCity: 'BRASILIA',
    });
  });

  it('keeps amount and txid out of a dynamic code', () => {
    const code = dynamicBrCode({ url: 'localhost:4000/psp/qr/v2/0123456789abcdef01234567', ...FULANO });

    const read = readBrCode(code);

    expect(read.fields.map(({ id }) => id)).toEqual(['00', '01', '26', '52', '53', '58', '59', '60', '62']);
    expect(read.txid).toBe('***');
  });

  it.each([
    ['a flipped last digit', `${STATIC.slice(0, -1)}E`, 'wrong checksum'],
    ['a changed amount', WITH_AMOUNT.replace('12.50', '12.51'), 'wrong checksum'],
    ['broken order', reseal(STATIC.replace('53039865802BR', '5802BR5303986')), 'out of order'],
    ['a length past the end', `${STATIC.slice(0, -8)}6399${STATIC.slice(-4)}`, 'past the end'],
    ['a checksum that is not last', `${STATIC}8004abcd`, 'not last'],
    ['no checksum', STATIC.slice(0, -8), 'not last'],
    ['no Pix', reseal(STATIC.replace('br.gov.bcb.pix', 'br.com.bcb.pix')), 'not a Pix'],
    ['plain text', 'hello', 'no field'],
    ['nothing', '', 'not first'],
  ])('refuses %s', (_, code, reason) => {
    expect(() => readBrCode(code)).toThrow(reason);
  });

  it.each([
    ['an amount with one decimal', { amount: '12.5' }],
    ['an empty key', { key: '' }],
    ['a long reference', { txid: 'A'.repeat(26) }],
    ['letters beyond ASCII in the key', { key: 'joão@example.com' }],
  ])('does not write %s', (_, change) => {
    expect(() => staticBrCode({ key: 'a@b.co', ...FULANO, ...change })).toThrow(RangeError);
  });

  it('does not write an address with its scheme', () => {
    expect(() => dynamicBrCode({ url: 'https://pix.example.com/1', ...FULANO })).toThrow('scheme');
  });

  it('reads back every code it writes, and none with one character changed', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcXYZ019'), minLength: 1, maxLength: 25 });
    fc.assert(
      fc.property(
        word,
        word,
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.nat(),
        (key, txid, centavos, place) => {
          const amount = (centavos / 100).toFixed(2);

          const code = staticBrCode({ key, txid, amount, ...FULANO });

          expect(readBrCode(code)).toMatchObject({ key, txid, amount });
          const at = place % code.length;
          const altered = code.slice(0, at) + (code[at] === '7' ? '8' : '7') + code.slice(at + 1);
          expect(() => readBrCode(altered)).toThrow(RangeError);
        },
      ),
    );
  });
});

function reseal(code: string): string {
  const open = code.slice(0, -4);
  return open + crc16(open);
}
