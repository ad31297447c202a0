import {
  UNITS_PER_BET,
  unitsOf,
  type Spin,
  type Tumble,
  type Window,
} from '@mosaico/shared/fair-games/slots/slot-round';
import { rowsFallen, rowsGone } from '@mosaico/shared/fair-games/slots/ways/play-ways';
import type { ShownRound, SlotPage } from './slot-page.ts';
import { tellSoFar } from './tell-so-far.ts';
import { uniqueCells } from './win-show.ts';

/** Between a spin and the next free one. */
const PAUSE_MS = 420;
const QUICK_PAUSE_MS = 120;
const BANNER_MS = 1_150;
const BURST_MS = 260;
const FALL_MS = 420;
const QUICK_BANNER_MS = 450;

interface ShowOptions {
  /** The first one that is shown. */
  readonly from: number;
  /** The reels turn already. */
  readonly isTurning: boolean;
}

/** Shows the spins of a round one after the other. */
export async function showSpins(
  page: SlotPage,
  shown: ShownRound,
  { from, isTurning }: ShowOptions,
): Promise<void> {
  const { spins } = shown.round;
  const before = spins.slice(0, from);
  let given = before.reduce((sum, { awarded }) => sum + awarded, 0);
  let units = unitsOf(before);
  for (const [index, spin] of spins.entries()) {
    if (index < from) continue;
    if (spin.isFree) tell(page, given - index, (units * shown.betCentavos) / UNITS_PER_BET);
    if (index > from || !isTurning) turn(page);
    await showSpin(page, spin);
    given += spin.awarded;
    units += spin.units;
    page.session.shown(shown.id, index + 1);
    if (index < spins.length - 1) await pause(page);
  }
}

/** What a player asked to be hurried was the spin before. */
function turn(page: SlotPage): void {
  page.isHurried = false;
  page.wins.clear();
  page.sound.play('turn');
  page.reels.turn();
}

async function showSpin(page: SlotPage, spin: Spin): Promise<void> {
  const { reels, wins, backdrop, sound, scattersNeeded, pace } = page;
  backdrop.setNight(spin.isFree);
  for (const [index, tumble] of spin.tumbles.entries()) {
    const before = spin.tumbles[index - 1];
    if (before) await showFall(page, before, tumble);
    else await reels.land(tumble.window, scattersNeeded, pace.isQuick);
    page.resting = tumble.window;
    describe(page, tumble.window);
    if (tumble.wins.length > 0) {
      sound.play(before ? 'win' : 'stop');
      await wins.light(tumble.wins);
    }
  }
  if (spin.awarded === 0) return;
  sound.play('big');
  await wins.pulse(spin.scatters);
  backdrop.setNight(true);
  const text = page.words.t('freeSpinsWon', { n: page.words.number(spin.awarded) });
  page.table.announce(text);
  await wins.banner(text, pace.isQuick ? QUICK_BANNER_MS : BANNER_MS);
}

/** What has paid bursts, what stood above falls down, and what pays next counts more. */
async function showFall(page: SlotPage, before: Tumble, next: Tumble): Promise<void> {
  const { wins, window, pace, sound, words } = page;
  const isFast = pace.isQuick || page.isHurried;
  await wins.burst(uniqueCells(before.wins.flatMap(({ cells }) => cells)), isFast ? 120 : BURST_MS);
  wins.clear();
  sound.play('stop');
  const gone = next.window.map((_, reel) => rowsGone(before.wins, reel));
  await wins.run(window.fall(next.window, gone.map(rowsFallen), isFast ? 160 : FALL_MS));
  if (next.wins.length > 0 && next.multiplier > before.multiplier)
    await wins.banner(`×${words.number(next.multiplier)}`, isFast ? 80 : 260);
}

/** How many free spins are left, and what the round has won so far. */
function tell(page: SlotPage, left: number, wonCentavos: number): void {
  tellSoFar(page, page.words.t('freeSpinsLeft', { n: page.words.number(left) }), wonCentavos);
}

function describe({ stage, words, painter }: SlotPage, window: Window): void {
  const columns = window
    .map((column) => column.map((symbol) => painter.nameOf(symbol)).join(', '))
    .join('; ');
  stage.describe(words.t('columns', { columns }));
}

async function pause({ stage, pace, wins, isHurried }: SlotPage): Promise<void> {
  if (!isHurried) await wins.run([stage.rest(pace.isQuick ? QUICK_PAUSE_MS : PAUSE_MS)]);
}
