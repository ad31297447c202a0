import { PLACES, RESPINS, type HoldTable } from '@mosaico/shared/fair-games/slots/hold/play-hold';
import { PAYLINES } from '@mosaico/shared/fair-games/slots/lines/paylines';
import { UNITS_PER_BET } from '@mosaico/shared/fair-games/slots/slot-round';
import type { HoldRules } from '../../wire/slot-wire.ts';
import { element } from '../elements/element.ts';
import type { Words } from '../messages/words.ts';
import { holdExample } from '../rules/examples.ts';
import { payTable } from './pay-table.ts';
import { paylineList } from './payline-list.ts';
import type { SymbolPainter } from './symbols.ts';
import { volatilityLine } from './volatility-line.ts';

/** The rules of a slot with hold and spin, before the first bet. */
export function holdRules(
  rules: HoldRules,
  table: HoldTable,
  painter: SymbolPainter,
  words: Words,
): readonly HTMLElement[] {
  const { t, number } = words;
  const specials = { wild: t('wild'), bonus: t('bonus') };
  const weight = table.coins.reduce((sum, coin) => sum + coin.weight, 0);
  const bets = (units: number) => `${number(units / UNITS_PER_BET)}×`;
  const coins = table.coins
    .map((coin) => `${bets(coin.units)} (${number((coin.weight * 100) / weight)} %)`)
    .join(', ');
  const how = [
    t('linesHow', { ...specials, lines: PAYLINES.length }),
    t('holdHow', {
      bonus: specials.bonus,
      needed: table.coinsNeeded,
      n: number(Math.round(rules.holdOneIn)),
      respins: RESPINS,
      chance: number(Math.round(table.coinTotal / table.coinWeight)),
    }),
    t('coinsHow', {
      coins,
      places: PLACES,
      full: bets(table.fullUnits),
      n: number(Math.round(rules.fullOneIn)),
    }),
    t('holdExample', holdExample(table, words)),
  ];
  return [
    volatilityLine(rules.volatility, words),
    payTable(rules.pays, painter, words, {
      multiplierOf: (units) => units / UNITS_PER_BET,
      oddsOf: (oneIn) => t('onLine', { n: number(Math.round(oneIn)) }),
    }),
    ...how.map((text) => element('p', { class: 'how' }, text)),
    paylineList(),
  ];
}
