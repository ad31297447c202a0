import { UNITS_PER_BET } from '@mosaico/shared/fair-games/slots/slot-round';
import { PAYLINES } from '@mosaico/shared/fair-games/slots/lines/paylines';
import type { LinesTable } from '@mosaico/shared/fair-games/slots/lines/play-lines';
import type { LinesRules } from '../../wire/slot-wire.ts';
import { element } from '../elements/element.ts';
import type { Words } from '../messages/words.ts';
import { linesExample } from '../rules/examples.ts';
import { payTable } from './pay-table.ts';
import { paylineList } from './payline-list.ts';
import type { SymbolPainter } from './symbols.ts';
import { volatilityLine } from './volatility-line.ts';

/** The rules of a slot of lines, before the first bet: what pays how much and how often, and which lines there are. */
export function linesRules(
  rules: LinesRules,
  table: LinesTable,
  painter: SymbolPainter,
  words: Words,
): readonly HTMLElement[] {
  const { t, number } = words;
  const specials = { wild: t('wild'), bonus: t('bonus') };
  const given = (scatters: number) => number(table.freeSpins.get(scatters) ?? 0);
  return [
    volatilityLine(rules.volatility, words),
    payTable(rules.pays, painter, words, {
      multiplierOf: (units) => units / UNITS_PER_BET,
      oddsOf: (oneIn) => t('onLine', { n: number(Math.round(oneIn)) }),
    }),
    element('p', { class: 'how' }, t('linesHow', { ...specials, lines: PAYLINES.length })),
    element(
      'p',
      { class: 'how' },
      t('freeSpinsHow', {
        ...specials,
        three: given(3),
        four: given(4),
        five: given(5),
        n: number(Math.round(rules.freeSpinsOneIn)),
        multiplier: table.freeMultiplier,
        most: number(table.mostFreeSpins),
      }),
    ),
    element('p', { class: 'how' }, t('linesExample', linesExample(table.pays, table.freeMultiplier, words))),
    paylineList(),
  ];
}
