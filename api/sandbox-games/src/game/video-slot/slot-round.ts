import type { PlayedRound } from '../../wire/game-wire.ts';
import type { SlotPicture } from '../../wire/slot-wire.ts';
import { replayed } from '@mosaico/shared/fair-games/slots/recorded-draws';
import { UNITS_PER_BET } from '@mosaico/shared/fair-games/slots/slot-round';
import type { PlayedBet } from '../autoplay/autoplay-limits.ts';
import { celebrateWin } from '../round/celebrate-win.ts';
import { explainFailure, refuseForMoney, setBalance } from '../round/seated.ts';
import { showHold } from './show-hold.ts';
import { showSpins } from './show-spins.ts';
import type { ShownRound, SlotPage } from './slot-page.ts';

/** A press on the button that plays: begins a round, hurries the one that runs, ends the counting of a win, and rounds that follow by themselves. */
export function press(page: SlotPage): void {
  const isStop = page.isPlaying || page.celebration.isCounting || page.autoplay.isOn;
  page.autoplay.stop();
  if (isStop) return hurry(page);
  void playOnce(page);
}

/** Brings what runs to its end. It never begins a round. */
export function hurry(page: SlotPage): void {
  page.isHurried = true;
  page.reels.hurry();
  page.wins.finish();
  page.celebration.finish();
}

/** Plays one round, as far as its win is counted. @returns null when there was none */
export async function playOnce(page: SlotPage): Promise<PlayedBet | null> {
  const { session, table, celebration, host } = page;
  if (host.isPaused) return null;
  celebration.clear();
  const bet = table.betCentavos;
  if (table.balanceCentavos < bet) {
    refuseForMoney(page);
    return null;
  }
  begin(page, bet);
  try {
    const { round, balanceCentavos } = await session.play(bet);
    const shown = shownRound(page, round);
    await showSpins(page, shown, { from: 0, isTurning: true });
    await showHold(page, shown, 0);
    setBalance(page, balanceCentavos ?? table.balanceCentavos + round.winCentavos);
    await conclude(page, shown, round.winCentavos);
    return round;
  } catch (error) {
    page.reels.stop();
    page.window.show(page.resting);
    await explainFailure(page, error, bet);
    return null;
  } finally {
    end(page);
  }
}

/** Goes on with a round that the player left before its end, on this device or another. Its win is in the balance already. */
export async function resume(page: SlotPage, round: PlayedRound): Promise<void> {
  page.isPlaying = true;
  page.isHurried = false;
  page.table.setPlaying(true);
  page.host.tell({ type: 'game:round-started' });
  const shown = shownRound(page, round);
  const { spins } = shown.round;
  page.table.announce(page.words.t('resumed'));
  const from = Math.min(round.shownSpins, spins.length - 1);
  await showSpins(page, shown, { from, isTurning: false });
  await showHold(page, shown, Math.max(0, round.shownSpins - spins.length));
  await conclude(page, shown, round.winCentavos, page.words.t('resumed'));
  end(page);
}

function shownRound({ playSlot }: SlotPage, { id, betCentavos, picture }: PlayedRound): ShownRound {
  return { id, betCentavos, round: replayed(playSlot, (picture as SlotPicture).draws) };
}

function begin(page: SlotPage, betCentavos: number): void {
  const { table, sound, host, wins, coins, reels } = page;
  page.isPlaying = true;
  page.isHurried = false;
  table.setPlaying(true);
  host.tell({ type: 'game:round-started' });
  setBalance(page, table.balanceCentavos - betCentavos);
  table.showLastWin(0);
  table.say('');
  table.announce('');
  sound.play('turn');
  wins.clear();
  coins.end();
  reels.turn();
}

/** The button stops what is going on: a round, or rounds that follow by themselves. */
export function showButton({ table, isPlaying, autoplay }: SlotPage): void {
  table.setPlaying(isPlaying || autoplay.isOn);
}

function end(page: SlotPage): void {
  page.isPlaying = false;
  showButton(page);
  page.backdrop.setNight(false);
  page.host.tell({ type: 'game:round-ended' });
}

/** Tells how the round ended, and celebrates it in proportion. What is no more than the bet is told as what it is: the bet, or a part of it, that came back. */
async function conclude(page: SlotPage, shown: ShownRound, winCentavos: number, note = ''): Promise<void> {
  const { session, words, table } = page;
  session.seen(shown.id);
  const bets = shown.round.units / UNITS_PER_BET;
  const amount = words.money(winCentavos);
  const key = bets === 0 ? 'noWin' : bets <= 1 ? 'returned' : 'wins';
  const result = words.t(key, { amount });
  table.announce(`${result}. ${note}`);
  if (bets <= 1) {
    table.showLastWin(winCentavos);
    return table.say(result, 'plain', note);
  }
  await new Promise<void>((counted) => celebrateWin(page, { winCentavos, multiplier: bets, note }, counted));
}
