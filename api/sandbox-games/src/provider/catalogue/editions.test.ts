import { drawsOf } from '@mosaico/shared/fair-games/draws';
import { demoRounds } from '../demo/demo-rounds.ts';
import { engineOf } from '../engines/engines.ts';
import { symbolsOf } from '../symbols/title-symbols.ts';
import { sandboxEditions, sandboxGames } from './catalogue.ts';
import { EDITIONS, TITLES, titleOf } from './titles.ts';

const draws = () => drawsOf({ serverSeed: 'ab'.repeat(32), clientSeed: 'editions', nonce: 0 });
const distinct = (values: readonly unknown[]) => new Set(values).size;

describe('the editions of the titles [G14]', () => {
  it('are enough for a site that has 75 titles of its own to show 1,000', () => {
    const missing = new Set(TITLES.slice(0, 12).map(({ code }) => code));

    expect(sandboxEditions.filter(({ of }) => !missing.has(of)).length).toBeGreaterThanOrEqual(1_000 - 75);
  });

  it('have an id, a code, a name and a cover of their own each', () => {
    const all = [...TITLES, ...EDITIONS];

    for (const values of [
      all.map(({ code }) => code),
      all.map(({ name }) => name),
      all.map(({ name, cover }) => `${cover.family}:${cover.seed} ${name}`),
      [...TITLES.map((_, index) => index + 1), ...EDITIONS.map(({ id }) => id)],
    ])
      expect(distinct(values)).toBe(all.length);
    expect(distinct(EDITIONS.map(({ cover }) => cover.seed + cover.family))).toBeGreaterThan(1_000);
  });

  it.each([
    ['slot-001-calm', 1_001, 'Onda Dourada · Vol. baixa'],
    ['slot-060-storm-max50', 16_060, 'Roda de Dados · Vol. muito alta · Até R$ 50'],
    ['dice-001-max2', 2_061, 'Dados da Orla · Até R$ 2'],
    ['lines-001-ways-storm', 6_076, 'Pôr do Sol no Arpoador · Cascatas, vol. alta'],
    ['hold-003-lines-calm-max10', 19_084, 'Ouro da Folia · Linhas, vol. baixa · Até R$ 10'],
  ])('keep their ids for good, and say what they are: %s', (code, id, name) => {
    expect(EDITIONS.find((edition) => edition.code === code)).toMatchObject({ id, name });
  });

  it('play by another table, other rules or lower limits than their title, in its place', () => {
    for (const edition of EDITIONS) {
      const title = titleOf(edition.of);
      expect(title).toMatchObject({ look: edition.look, brand: edition.brand });
      expect(edition.cover.family).toBe(title?.cover.family);
      const isSame = edition.engine === title?.engine && edition.table === title.table;
      expect([isSame, edition.maxBetCentavos]).not.toEqual([true, null]);
    }
    const limits = sandboxEditions.map(({ minBetCentavos, maxBetCentavos }) => [
      minBetCentavos,
      maxBetCentavos,
    ]);
    const [{ maxBetCentavos: most } = { maxBetCentavos: 0 }] = sandboxGames.games;
    for (const [min = 0, max = 0] of limits) expect(min < max && max <= most).toBe(true);
  });

  it('can be played: each draws whole rounds, and slots and duels have the symbols of their look', () => {
    for (const edition of EDITIONS) {
      const found = titleOf(edition.code);
      expect(found).toBe(edition);
      const [round] = demoRounds(edition, draws(), 1);
      expect(round).toMatchObject({ isOpen: false });
      expect(Number.isSafeInteger(round?.winCentavos)).toBe(true);
      const hasSymbols = symbolsOf(edition).length > 0;
      expect(hasSymbols).toBe(engineOf(edition).gameType === 'slot' || edition.engine === 'duel');
    }
  });

  it('stand so that no two of a title are neighbours', () => {
    const twins = sandboxEditions.filter(({ of }, index) => of === sandboxEditions[index - 1]?.of);

    expect(twins).toEqual([]);
  });
});
