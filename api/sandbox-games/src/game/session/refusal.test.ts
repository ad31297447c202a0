import { Refusal } from './refusal.ts';

describe('a refusal of the game’s server', () => {
  it('finds words for every refusal', () => {
    expect(new Refusal({ error: 'NOT_ENOUGH_MONEY' }).textKey).toBe('noMoney');
    expect(new Refusal({ error: 'LIMIT_REACHED' }).textKey).toBe('ownLimit');
    expect(new Refusal({ error: 'USER_DISABLED' }).textKey).toBe('barred');
    expect(new Refusal({ error: 'WRONG_CURRENCY' }).textKey).toBe('refused');
    expect(new Refusal({}).textKey).toBe('refused');
  });
});
