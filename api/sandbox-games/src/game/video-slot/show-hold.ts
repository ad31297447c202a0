import { RESPINS } from '@mosaico/shared/fair-games/slots/hold/play-hold';
import { UNITS_PER_BET, unitsOf, type Hold } from '@mosaico/shared/fair-games/slots/slot-round';
import type { ShownRound, SlotPage } from './slot-page.ts';
import { tellSoFar } from './tell-so-far.ts';

const SPIN_MS = 900;
const LAND_MS = 420;
/** Between a spin and the next. */
const REST_MS = 180;
const BANNER_MS = 1_000;
/** The last coins are looked at for so long before the win is counted; they stay until the next round. */
const LINGER_MS = 700;
/** Quickly, everything takes this share of its time. */
const QUICK = 0.35;

/** Shows hold and spin, from one of its spins on: those before it were seen on another device, or before the page was loaded anew. */
export async function showHold(
  page: SlotPage,
  { id, betCentavos, round }: ShownRound,
  from: number,
): Promise<void> {
  const { hold } = round;
  if (!hold) return;
  const { wins, backdrop, sound, coins, words, session } = page;
  const ms = (wanted: number) => (page.pace.isQuick || page.isHurried ? wanted * QUICK : wanted);
  page.isHurried = false;
  wins.clear();
  backdrop.setNight(true);
  sound.play('big');
  page.table.announce(words.t('holdBegins'));
  await wins.banner(words.t('holdBegins'), ms(BANNER_MS));
  const before = [...hold.coins, ...hold.respins.slice(0, from).flat()];
  coins.begin(before, betCentavos);
  // What the lines have paid belongs to the round too.
  let sum = unitsOf(round.spins) + unitsOf(before);
  for (const [index, landed] of hold.respins.entries()) {
    if (index < from) continue;
    const left = words.t('respinsLeft', { n: words.number(spinsLeft(hold, index)) });
    const tell = () => tellSoFar(page, left, (sum * betCentavos) / UNITS_PER_BET);
    tell();
    await wins.run([coins.spin(ms(SPIN_MS))]);
    sound.play(landed.length > 0 ? 'win' : 'stop');
    await wins.run([coins.land(landed, ms(LAND_MS))]);
    sum += unitsOf(landed);
    tell();
    await wins.run([page.stage.rest(ms(REST_MS))]);
    session.shown(id, round.spins.length + index + 1);
  }
  if (hold.isFull) await wins.banner(words.t('holdFull'), ms(BANNER_MS));
  await wins.run([page.stage.rest(ms(LINGER_MS))]);
}

/** Spins that are left when one begins: a coin gives all of them again. */
function spinsLeft({ respins }: Hold, index: number): number {
  const lastCoin = respins.slice(0, index).findLastIndex((landed) => landed.length > 0);
  return RESPINS - (index - lastCoin - 1);
}
