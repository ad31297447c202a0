import { UNITS_PER_BET } from '@mosaico/shared/fair-games/slots/slot-round';
import { BOOK_ROUNDS, type BookedTable } from '@mosaico/shared/fair-games/slots/ways/book';
import { WAYS } from '@mosaico/shared/fair-games/slots/ways/play-ways';
import type { WaysRules } from '../../wire/slot-wire.ts';
import { element } from '../elements/element.ts';
import type { Words } from '../messages/words.ts';
import { waysExample } from '../rules/examples.ts';
import { payTable } from './pay-table.ts';
import type { SymbolPainter } from './symbols.ts';
import { volatilityLine } from './volatility-line.ts';

/** The rules of a slot of ways, before the first bet. */
export function waysRules(
  rules: WaysRules,
  table: BookedTable,
  painter: SymbolPainter,
  words: Words,
): readonly HTMLElement[] {
  const { t, number } = words;
  const [, second = 1] = table.multipliers;
  const specials = { wild: t('wild'), bonus: t('bonus') };
  const given = (scatters: number) => number(table.freeSpins.get(scatters) ?? 0);
  const listed = (multipliers: readonly number[]) =>
    multipliers.map((multiplier) => `×${multiplier}`).join(', ');
  const how = [
    t('waysHow', { ...specials, ways: number(WAYS) }),
    t('tumblesHow', { multipliers: listed(table.multipliers), free: listed(table.freeMultipliers) }),
    t('waysFreeSpinsHow', {
      bonus: specials.bonus,
      three: given(3),
      four: given(4),
      five: given(5),
      n: number(Math.round(BOOK_ROUNDS / table.freeSpinsRounds)),
      most: number(table.mostFreeSpins),
    }),
    t('waysExample', waysExample(table.pays, second, words)),
    t('bookHow', { rounds: number(BOOK_ROUNDS) }),
  ];
  return [
    volatilityLine(rules.volatility, words),
    payTable(rules.pays, painter, words, {
      multiplierOf: (units) => units / UNITS_PER_BET,
      oddsOf: (oneIn) => t('oneIn', { n: number(Math.round(oneIn)) }),
    }),
    ...how.map((text) => element('p', { class: 'how' }, text)),
    element('p', { class: 'fact' }, element('span', {}, 'SHA-256'), element('code', {}, table.bookHash)),
  ];
}
