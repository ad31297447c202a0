import { payOf } from '../../wire/pay-of.ts';
import type { Family, GameState, PlayedRound } from '../../wire/game-wire.ts';
import type { Tell } from '../frame/messenger.ts';
import { tableOf, type Table } from '../frame/table.ts';
import type { Words } from '../messages/words.ts';
import { rulesSheet } from '../rules/rules-sheet.ts';
import { Refusal } from '../session/refusal.ts';
import type { Session } from '../session/session.ts';
import { symbolPaints } from '../symbols/symbols.ts';
import { payRow } from './pay-row.ts';
import { createReels, type ReelsView } from './reels.ts';

/** From this multiple of the bet a win is celebrated loudly. */
const BIG_WIN = 10;

export interface SlotOptions {
  readonly session: Session;
  readonly state: GameState;
  readonly words: Words;
  readonly family: Family;
  /** Name of the game. */
  readonly name: string;
  /** Tells the page around the game. */
  readonly tell: Tell;
  readonly onLeave: () => void;
  readonly onExpired: () => void;
}

interface Slot extends SlotOptions {
  readonly table: Table;
  readonly reels: ReelsView;
  isPlaying: boolean;
}

/** A slot of three reels. @returns what is laid out on the page */
export function slotGame(options: SlotOptions): readonly Node[] {
  const { session, state, words, family, name, onLeave } = options;
  const { t } = words;
  const reels = createReels(family, (picture) => {
    const [a, b, c] = picture.map((index) => t('symbol', { n: index + 1 }));
    return t('reels', { a: a ?? '', b: b ?? '', c: c ?? '' });
  });
  const pays = state.pays.map((pay) => payRow(family, pay, words));
  const sheet = rulesSheet({ pays, state, words, changeSeeds: session.changeSeeds, onLeave });
  const table = tableOf({
    words,
    name,
    rtp: state.rtp,
    betsCentavos: state.bets,
    balanceCentavos: state.balanceCentavos ?? 0,
    stage: reels.view,
    onSpin: () => void play(slot),
    onRules: () => sheet.showModal(),
  });
  const slot: Slot = { ...options, table, reels, isPlaying: false };
  document.addEventListener('keydown', (event) => {
    const isElsewhere = sheet.open || event.target instanceof HTMLButtonElement;
    if (event.code !== 'Space' || event.repeat || isElsewhere) return;
    event.preventDefault();
    void play(slot);
  });
  if (state.unseen) void showUnseen(slot, state.unseen);
  return [symbolPaints(family), table.view, sheet];
}

async function play(slot: Slot): Promise<void> {
  const { session, words, table, reels, tell } = slot;
  if (slot.isPlaying) return;
  const bet = table.betCentavos;
  if (table.balanceCentavos < bet) return table.say(words.t('noMoney'), 'warning');
  setPlaying(slot, true);
  table.setBalance(table.balanceCentavos - bet);
  table.say('');
  reels.turn();
  tell({ type: 'game:round-started' });
  try {
    const { round, balanceCentavos } = await session.spin(bet);
    await reels.land(round.reels);
    conclude(slot, round, balanceCentavos ?? table.balanceCentavos + round.winCentavos);
  } catch (error) {
    reels.stop();
    await explain(slot, error, bet);
  } finally {
    setPlaying(slot, false);
    tell({ type: 'game:round-ended' });
    tell({ type: 'game:balance', balanceCentavos: table.balanceCentavos });
  }
}

function conclude(
  { session, state, words, table, reels }: Slot,
  round: PlayedRound,
  balanceCentavos: number,
): void {
  table.setBalance(balanceCentavos);
  session.seen(round.id);
  table.showLastWin(round.winCentavos);
  const pay = payOf(state.pays, round.reels);
  if (!pay) return table.say(words.t('noWin'));
  reels.celebrate(round.reels, pay.symbol);
  const text = words.t('wins', { amount: words.money(round.winCentavos) });
  table.say(text, pay.multiplier >= BIG_WIN ? 'big' : 'win');
}

/** After a round that did not happen, the server's balance is shown; when it is not told, the bet is added back. */
async function explain(slot: Slot, error: unknown, betCentavos: number): Promise<void> {
  const { session, words, table, onExpired } = slot;
  const refusal = error instanceof Refusal ? error : new Refusal({});
  if (refusal.textKey === 'expired') return onExpired();
  const withBet = table.balanceCentavos + betCentavos;
  const balance =
    refusal.balanceCentavos ??
    (await session.state().then(
      (fresh) => fresh.balanceCentavos ?? withBet,
      () => withBet,
    ));
  table.setBalance(balance);
  table.say(words.t(refusal.textKey), 'warning');
}

/** The result that the player left before they saw it. Its win is in the balance already. */
async function showUnseen(slot: Slot, round: PlayedRound): Promise<void> {
  setPlaying(slot, true);
  await slot.reels.land(round.reels);
  conclude(slot, round, slot.table.balanceCentavos);
  slot.table.addNote(slot.words.t('resumed'));
  setPlaying(slot, false);
}

function setPlaying(slot: Slot, isPlaying: boolean): void {
  slot.isPlaying = isPlaying;
  slot.table.setPlaying(isPlaying);
}
