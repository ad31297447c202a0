import { DICE_ROLLS } from '@mosaico/shared/fair-games/dice/dice';
import { DUEL_SIDES, duelOutcome, type DuelSide } from '@mosaico/shared/fair-games/duel/duel';
import { plinkoPays } from '@mosaico/shared/fair-games/plinko/plinko';
import { UNITS_PER_BET, type SlotRound } from '@mosaico/shared/fair-games/slots/slot-round';
import { WHEEL_KINDS, WHEEL_SEGMENTS } from '@mosaico/shared/fair-games/wheel/wheel';
import { cardText } from './card-text.ts';
import { areMarked, reelFaces, type Symbols } from './faces.ts';
import type { Figures } from './figures.ts';
import type { ReadRound } from './read-round.ts';

type Values = Readonly<Record<string, string | number>>;
type Translate = (key: string, values: Values) => string;
type Say = (key: string, values?: Values) => string;
type Of<Engine extends ReadRound['engine']> = Extract<ReadRound, { readonly engine: Engine }>;

/**
 * A round in sentences: first what was drawn, then what the player had chosen and done. Places count from 1, as in the games.
 *
 * @param symbols what is on the reels, or the sides of a duel; without it symbols are told by their numbers, sides by their order
 */
export function toldInWords(
  round: ReadRound,
  translate: Translate,
  figures: Figures,
  symbols?: Symbols,
): readonly string[] {
  const say: Say = (key, values = {}) => translate(`fairness.round.${key}`, values);
  switch (round.engine) {
    case 'dice':
      return dice(round, say, figures);
    case 'mines':
      return mines(round, say, figures);
    case 'plinko':
      return plinko(round, say, figures);
    case 'wheel':
      return wheel(round, say, figures);
    case 'duel':
      return duel(round, say, symbols);
    case 'crash':
      return crash(round, say, figures);
    case 'reels':
      return reels(round, say, figures, symbols);
    case 'slot':
      return slot(round.round, say, figures, symbols);
  }
}

function dice({ roll, side, winningRolls, multiplierHundredths }: Of<'dice'>, say: Say, f: Figures) {
  const mark = f.roll(side === 'low' ? winningRolls : DICE_ROLLS - winningRolls);
  return [
    say('dice', { roll: f.roll(roll) }),
    say(side === 'low' ? 'diceLow' : 'diceHigh', { mark, x: f.times(multiplierHundredths) }),
  ];
}

function mines({ mined, opened }: Of<'mines'>, say: Say, f: Figures) {
  return [
    say('mines', { fields: f.places(mined) }),
    opened.length > 0 ? say('minesOpened', { fields: f.places(opened) }) : say('minesNone'),
    say('minesOrder'),
  ];
}

function plinko({ rows, risk, path, bin }: Of<'plinko'>, say: Say, f: Figures) {
  const turns = Array.from({ length: rows }, (_, row) => ((path >> row) & 1 ? '→' : '←')).join(' ');
  const x = f.times((plinkoPays({ rows, risk })[bin] ?? 0) * 10);
  return [say('plinko', { n: bin + 1, count: rows + 1, x }), say('plinkoPath', { turns })];
}

function wheel({ segment, kinds }: Of<'wheel'>, say: Say, f: Figures) {
  const pays = (kind: number) => f.times((WHEEL_KINDS[kind]?.multiplier ?? 0) * 100);
  return [
    say('wheel', { n: segment + 1, count: WHEEL_SEGMENTS.length, x: pays(WHEEL_SEGMENTS[segment] ?? 0) }),
    say('wheelPicks', { picks: kinds.map(pays).join(', ') }),
  ];
}

function duel({ home, away, sides }: Of<'duel'>, say: Say, symbols: Symbols | undefined) {
  const nameOf = (side: DuelSide) => symbols?.[DUEL_SIDES.indexOf(side)]?.name ?? say(`duelSides.${side}`);
  const outcome = nameOf(duelOutcome({ home, away }));
  return [
    say('duel', { home: cardText(home), away: cardText(away), outcome }),
    say('duelPicks', { picks: sides.map(nameOf).join(', ') }),
  ];
}

function crash({ burstHundredths, autoHundredths, takenHundredths }: Of<'crash'>, say: Say, f: Figures) {
  const own =
    takenHundredths !== null
      ? say('crashTaken', { x: f.multiplier(takenHundredths) })
      : autoHundredths !== null
        ? say('crashAuto', { x: f.multiplier(autoHundredths) })
        : say('crashNot');
  return [say('crash', { x: f.multiplier(burstHundredths) }), own];
}

function reels({ reels: shown, pays }: Of<'reels'>, say: Say, f: Figures, symbols: Symbols | undefined) {
  const faces = reelFaces(symbols);
  const nameOf = (symbol: number) => faces(symbol).name;
  return [
    say('reels', { symbols: shown.map(nameOf).join(', ') }),
    pays
      ? say('reelsPaid', {
          count: pays.pattern === 'three' ? 3 : 2,
          symbol: nameOf(pays.symbol),
          x: f.times(pays.multiplier * 100),
        })
      : say('slotNothing'),
    ...(areMarked(symbols) ? [say('reelsRank')] : []),
  ];
}

function slot({ spins, hold, units }: SlotRound, say: Say, f: Figures, symbols: Symbols | undefined) {
  const times = (of: number) => f.times((of * 100) / UNITS_PER_BET);
  const free = spins.length - 1;
  return [
    say('slot', { x: times(units) }),
    ...(free > 0 ? [say('slotFree', { n: f.number(free) })] : []),
    ...(hold ? [say('slotHold', { n: f.number(hold.coins.length), x: times(hold.units) })] : []),
    ...(free > 0 ? [say('slotLeftOut')] : []),
    ...(areMarked(symbols) ? [say('slotMarks')] : []),
  ];
}
