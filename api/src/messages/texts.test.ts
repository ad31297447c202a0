import { ERRORS } from '@mosaico/shared/api';
import { MESSAGE_SETS } from '@mosaico/shared/contract';
import { textOf, texts } from './texts.ts';

/** Texts that read alike in several languages. */
const INTERNATIONAL = ['order.kind.deposit', 'order.type.bonus', 'order.type.recharge', 'unauthenticated'];

describe('the texts of the API', () => {
  it.each(MESSAGE_SETS)(
    'hold every refusal and the same keys as the English set, sorted: %s [R16]',
    (set) => {
      const keys = Object.keys(texts[set]);

      expect(keys).toEqual(Object.keys(texts.en));
      expect(keys).toEqual([...keys].sort());
      expect(Object.keys(ERRORS).filter((code) => !(code in texts[set]))).toEqual([]);
    },
  );

  it.each(MESSAGE_SETS)('keep the placeholders: %s [R16]', (set) => {
    const placeholders = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

    for (const [key, text] of Object.entries(texts[set]))
      expect([key, placeholders(text)]).toEqual([key, placeholders(texts.en[key])]);
  });

  it.each(MESSAGE_SETS.filter((set) => set !== 'en'))('leave nothing in English: %s [R16]', (set) => {
    const left = Object.entries(texts[set]).filter(
      ([key, text]) => text === texts.en[key] && !INTERNATIONAL.includes(key),
    );

    expect(left).toEqual([]);
  });

  it.each(MESSAGE_SETS)(
    'have one name for what is paid by itself, in orders and notifications: %s [R8]',
    (set) => {
      for (const kind of ['cover', 'vip_weekly'])
        expect(texts[set][`notification.${kind}.title`]).toBe(texts[set][`order.kind.${kind}`]);
    },
  );

  it('speaks Chinese under both names [A1]', () => {
    expect(texts.ch).toEqual(texts.cn);
  });

  it('says the specification’s own words in English [A35]', () => {
    for (const [code, [, text]] of Object.entries(ERRORS)) expect(texts.en[code]).toBe(text);
  });

  it('fills placeholders, and leaves one without a value', () => {
    expect(textOf('en', 'account_locked', { minutes: 15 })).toBe(
      'Too many wrong attempts, please try again in 15 minutes',
    );
    expect(textOf('en', 'account_locked')).toContain('{minutes}');
    expect(textOf('pt', 'no.such.key')).toBe('no.such.key');
  });
});
