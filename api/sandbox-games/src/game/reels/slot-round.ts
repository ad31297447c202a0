import { payOf } from '../../wire/pay-of.ts';
import type { PlayedRound } from '../../wire/game-wire.ts';
import type { Reels, ReelsRules } from '../../wire/reels-wire.ts';
import { explainFailure, refuseForMoney, setBalance, type Seated } from '../round/seated.ts';
import type { Celebration } from '../wins/celebration.ts';
import { tierOf } from '../wins/win-tier.ts';
import type { ReelsView } from './reels.ts';

type ReelsRound = PlayedRound<Reels>;

/** A slot on the page. */
export interface Slot extends Seated {
  readonly rules: ReelsRules;
  readonly reels: ReelsView;
  readonly celebration: Celebration;
  /** A picture in words. */
  readonly describe: (reels: Reels) => string;
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
    const answer = await session.play(bet);
    const round = answer.round as ReelsRound;
    const { balanceCentavos } = answer;
    await reels.land(round.picture);
    conclude(slot, round, balanceCentavos ?? table.balanceCentavos + round.winCentavos);
  } catch (error) {
    reels.stop();
    await explainFailure(slot, error, bet);
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

function end(slot: Slot): void {
  setPlaying(slot, false);
  slot.host.tell({ type: 'game:round-ended' });
}

function conclude(slot: Slot, round: ReelsRound, balanceCentavos: number, note = ''): void {
  const { session, rules, words, table, reels, celebration, describe } = slot;
  setBalance(slot, balanceCentavos);
  session.seen(round.id);
  table.showLastWin(round.winCentavos);
  const pay = payOf(rules.pays, round.picture);
  const result = pay ? words.t('wins', { amount: words.money(round.winCentavos) }) : words.t('noWin');
  table.announce(`${describe(round.picture)}. ${result}. ${note}`);
  if (!pay) return table.say(result, 'plain', note);
  reels.celebrate(round.picture, pay.symbol);
  celebration.celebrate({
    tier: tierOf(pay.multiplier),
    amountCentavos: round.winCentavos,
    show: (centavos) => table.say(words.t('wins', { amount: words.money(centavos) }), 'win', note),
    onCounted: () => table.setPlaying(slot.isPlaying),
  });
}

/** The result that the player left before they saw it. Its win is in the balance already. */
export async function showUnseen(slot: Slot, round: ReelsRound): Promise<void> {
  setPlaying(slot, true);
  await slot.reels.land(round.picture);
  conclude(slot, round, slot.table.balanceCentavos, slot.words.t('resumed'));
  setPlaying(slot, false);
}

/** The button goes on to stop what is going on while a win is still being counted. */
function setPlaying(slot: Slot, isPlaying: boolean): void {
  slot.isPlaying = isPlaying;
  slot.table.setPlaying(isPlaying || slot.celebration.isCounting);
}
