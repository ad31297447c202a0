import { isReservedName } from './reserved-names.ts';

const SITE = 'Maré';

describe('names that are reserved [R14, G7]', () => {
  it.each([
    'ADMIN',
    'admin',
    'Admin_1',
    'adm1n',
    '4dm1n',
    'AdMiN2026',
    'a.d-m i n',
    'аdmіn',
    'ＡＤＭＩＮ',
    'adm',
    'Suporte',
    'suporte_24h',
    'Sup0rte',
    'Süporte',
    'Support',
    'supp0rt',
    'suporte ana',
    'Atendimento',
    'Moderador',
    'staff',
    'operador7',
    'rnoderador',
    '客服',
    'Hỗ trợ',

    'Mosaico',
    'M0saico',
    'MOSAICO_oficial',
    'suportemosaico',
    'mosaico suporte',
    'Mosaico 1',
    'rnosaico',
    'Maré',
    'mare',
    'MARE_oficial',
    'mar3',
    'Equipe Maré',
  ])('%s', (name) => {
    expect(isReservedName(name, SITE)).toBe(true);
  });

  it.each([
    'demo',
    'agent',
    'Marina',
    'marina_88',
    'beatriz_r',
    'helena_m',
    'nova_pessoa',
    'friend_0',
    'new_one',
    'Ademir',
    'administer',
    'badminton',
    'Rute',
    'Portes',
    'supporter',
    'maresia',
    'mare alta',
    'Amare',
    'oficial',
    'site_br',
    'mosaicos',
    'Ana do Mosaico',
    '',
    '王小明',
    '1234',
    '____',
  ])('not %s', (name) => {
    expect(isReservedName(name, SITE)).toBe(false);
  });

  it('only on its own site, where it is the name of the site', () => {
    expect(isReservedName('Maré', 'Mosaico')).toBe(false);
  });
});
