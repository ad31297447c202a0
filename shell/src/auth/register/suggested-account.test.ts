import { fieldRules } from '@mosaico/shared/rules';
import { suggestedAccount } from './suggested-account.ts';

describe('suggested account name', () => {
  it.each([
    ['Joana Teste da Silva', 'joana_silva482'],
    ['  João  D’Ávila ', 'joao_avila482'],
    ['Maximiliano Albuquerque', 'maximiliano482'],
    ['Li', 'li482'],
    ['Ó', 'o482'],
  ])('[R145] of %s is %s, and follows the rule of account names', (realname, account) => {
    expect(suggestedAccount(realname, 1_700_000_000_482)).toBe(account);
    expect(fieldRules.account(account)).toBeNull();
  });

  it('keeps its three digits where the clock shows fewer', () => {
    expect(suggestedAccount('Ana Lima', 1_700_000_000_007)).toBe('ana_lima007');
  });

  it('is empty for a name without Latin letters', () => {
    expect(suggestedAccount('王小明', 1_700_000_000_482)).toBe('');
  });
});
