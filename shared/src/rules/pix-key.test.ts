import fc from 'fast-check';
import { fieldRules, normaliseCnpj, normalisePixKey, PIX_TYPES } from './index.ts';

describe('CNPJ', () => {
  it.each([
    ['11.222.333/0001-81', '11222333000181'],
    ['11222333000181', '11222333000181'],
    [' 12.ABC.345/01DE-35 ', '12ABC34501DE35'],
    ['12abc34501de35', '12ABC34501DE35'],
  ])('[R100] %j is read, letters of the new kind too', (text, normalised) => {
    expect(normaliseCnpj(text)).toBe(normalised);
  });

  it.each([
    '11.222.333/0001-82',
    '12.ABC.345/01DE-3A',
    '11111111111111',
    '12ABC34501DE36',
    '1122233300018',
    'x',
    '',
  ])('[R100] %j is refused', (text) => {
    expect(normaliseCnpj(text)).toBeNull();
  });

  it('[R100] one changed digit or letter is noticed where digits and letters differ by less than eleven', () => {
    const right = '12ABC34501DE35';
    for (let place = 0; place < right.length; place += 1) {
      const changed = `${right.slice(0, place)}${right[place] === '7' ? '8' : '7'}${right.slice(place + 1)}`;
      const isSame = (right.charCodeAt(place) - changed.charCodeAt(place)) % 11 === 0;
      expect([place, normaliseCnpj(changed) === null]).toEqual([place, !isSame]);
    }
  });
});

describe('a Pix key', () => {
  it.each([
    ['CPF', ' 529.982.247-25 ', '52998224725'],
    ['PHONE', '+55 (11) 98765-4321', '+5511987654321'],
    ['EMAIL', ' Marina.Alves+pix@Mosaico.example ', 'marina.alves+pix@mosaico.example'],
    ['CNPJ', '12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['EVP', '123e4567-e89b-12d3-a456-426614174000'.toUpperCase(), '123e4567-e89b-12d3-a456-426614174000'],
  ] as const)('[R100] %s %j is kept as the directory has it', (type, text, key) => {
    expect(normalisePixKey(type, text)).toBe(key);
    expect(normalisePixKey(type, key)).toBe(key);
  });

  it.each([
    ['CPF', '529.982.247-26'],
    ['PHONE', '(11) 8765-4321'],
    ['EMAIL', 'marina@mosaico'],
    ['EMAIL', 'marina alves@mosaico.example'],
    ['EMAIL', `${'m'.repeat(70)}@x.example`],
    ['CNPJ', '529.982.247-25'],
    ['EVP', '123e4567e89b12d3a456426614174000'],
  ] as const)('[R100] %s %j is none', (type, text) => {
    expect(normalisePixKey(type, text)).toBeNull();
    expect(fieldRules.pixKey(text, type)).toBe('pix_key_invalid');
  });

  it('[R100] [R151] is asked for first, and judged once its type is known', () => {
    expect(fieldRules.pixKey(' ', 'CPF')).toBe('pix_key_required');
    expect(fieldRules.pixKey('x', '')).toBeNull();
    expect(fieldRules.pixKey('x', 'IBAN')).toBeNull();
    expect(fieldRules.pixKey('529.982.247-25', 'CPF')).toBeNull();
  });

  it('[R100] of any text is null or something that stays the same when it is read again', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.emailAddress(),
      fc.uuid(),
      fc.stringMatching(/^[\d.()+ -]{8,18}$/),
    );
    fc.assert(
      fc.property(fc.constantFrom(...PIX_TYPES), texts, (type, text) => {
        const key = normalisePixKey(type, text);
        expect(key === null ? null : normalisePixKey(type, key)).toBe(key);
      }),
    );
  });
});
