import { payOf } from '../../wire/pay-of.ts';
import type { GameState, PlayedRound, Reels } from '../../wire/game-wire.ts';
import type { Host } from '../frame/host.ts';
import type { Table } from '../frame/table.ts';
import type { Words } from '../messages/words.ts';
import { Refusal } from '../session/refusal.ts';
import type { Session } from '../session/session.ts';
import type { Sound } from '../sound/sound.ts';
import type { Celebration } from '../wins/celebration.ts';
import { tierOf } from '../wins/win-tier.ts';
import type { ReelsView } from './reels.ts';

/** A slot on the page. */
export interface Slot {
  readonly session: Session;
  readonly state: GameState;
  readonly words: Words;
  readonly host: Host;
  readonly sound: Sound;
  readonly table: Table;
  readonly reels: ReelsView;
  readonly celebration: Celebration;
  /** A picture in words. */
  readonly describe: (reels: Reels) => string;
  readonly onExpired: () => void;
  isPlaying: boolean;
}

/** Plays a round; while one runs, or a win is counted, brings that to its end instead. */
export async function play(slot: Slot): Promise<void> {
  const { session, table, reels, celebration } = slot;
  if (slot.isPlaying) return reels.hurry();
  if (celebration.isCounting) return celebration.finish();
  celebration.clear();
  const bet = table.betCentavos;
  if (table.balanceCentavos < bet) return refuseForMoney(slot);
  begin(slot, bet);
  try {
    const { round, balanceCentavos } = await session.spin(bet);
    await reels.land(round.reels);
    conclude(slot, round, balanceCentavos ?? table.balanceCentavos + round.winCentavos);
  } catch (error) {
    reels.stop();
    await explain(slot, error, bet);
  } finally {
    end(slot);
  }
}

function begin(slot: Slot, betCentavos: number): void {
  const { table, reels, sound, host } = slot;
  setPlaying(slot, true);
  host.tell({ type: 'game:round-started' });
  setBalance(slot, table.balanceCentavos - betCentavos);
  table.say('');
  table.announce('');
  sound.play('turn');
  reels.turn();
}

/** Everybody who shows the balance shows the same figure. */
function setBalance({ table, host }: Slot, balanceCentavos: number): void {
  table.setBalance(balanceCentavos);
  host.tell({ type: 'game:balance', balanceCentavos });
}

function end(slot: Slot): void {
  setPlaying(slot, false);
  slot.host.tell({ type: 'game:round-ended' });
}

function conclude(slot: Slot, round: PlayedRound, balanceCentavos: number, note = ''): void {
  const { session, state, words, table, reels, celebration, describe } = slot;
  setBalance(slot, balanceCentavos);
  session.seen(round.id);
  table.showLastWin(round.winCentavos);
  const pay = payOf(state.pays, round.reels);
  const result = pay ? words.t('wins', { amount: words.money(round.winCentavos) }) : words.t('noWin');
  table.announce(`${describe(round.reels)}. ${result}. ${note}`);
  if (!pay) return table.say(result, 'plain', note);
  reels.celebrate(round.reels, pay.symbol);
  celebration.celebrate({
    tier: tierOf(pay.multiplier),
    amountCentavos: round.winCentavos,
    show: (centavos) => table.say(words.t('wins', { amount: words.money(centavos) }), 'win', note),
    onCounted: () => table.setPlaying(slot.isPlaying),
  });
}

/** Says that there is not enough money, and has the page around the game offer a deposit. */
function refuseForMoney(slot: Slot): void {
  warn(slot, slot.words.t('noMoney'));
  slot.host.tell({ type: 'game:no-money' });
}

function warn({ table }: Slot, text: string): void {
  table.say(text, 'warning');
  table.announce(text);
}

/** After a round that did not happen, the balance is the server's; the bet goes back where the server does not say. */
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
  setBalance(slot, balance);
  if (refusal.textKey === 'noMoney') refuseForMoney(slot);
  else warn(slot, words.t(refusal.textKey));
}

/** The result that the player left before they saw it. Its win is in the balance already. */
export async function showUnseen(slot: Slot, round: PlayedRound): Promise<void> {
  setPlaying(slot, true);
  await slot.reels.land(round.reels);
  conclude(slot, round, slot.table.balanceCentavos, slot.words.t('resumed'));
  setPlaying(slot, false);
}

/** The button goes on to stop what is going on while a win is still being counted. */
function setPlaying(slot: Slot, isPlaying: boolean): void {
  slot.isPlaying = isPlaying;
  slot.table.setPlaying(isPlaying || slot.celebration.isCounting);
}
