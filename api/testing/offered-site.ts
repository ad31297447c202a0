import { sql } from 'kysely';
import { saoPauloDay } from '@mosaico/shared/rules';
import { insertMember, insertSite, openToken } from './builders.ts';
import { playedRound } from './played-round.ts';
import { openPlayOffers } from './play-offers.ts';
import { insertGame } from './seat.ts';
import type { TestApp } from './test-app.ts';
import { countWager } from './count-wager.ts';
import { transaction } from '../src/db/transaction.ts';
import { deposit } from '../src/ledger/deposits.ts';
import { memberBalances } from '../src/ledger/balances.ts';
import { daysAfter } from '../src/promotions/play/days.ts';
import { settleDays } from '../src/promotions/days.ts';
import { PLAY_SETTLEMENT } from '../src/promotions/settlement.ts';

/** Dice, beside the slot with id 1. */
export const DICE = 2;

const WEEK_MS = 7 * 24 * 3_600_000;

/**
 * Sets the clock to the next Monday at noon in São Paulo. Tests go forward in time: a site that is added while the clock goes back is not seen
 * by the application.
 *
 * @returns a day of São Paulo so many days after that Monday
 */
export function onMonday({ deps: { clock } }: TestApp): (days: number) => string {
  const week = Math.floor((clock.now().getTime() - FIRST_MONDAY_MS) / WEEK_MS) + 1;
  clock.set(new Date(FIRST_MONDAY_MS + week * WEEK_MS));
  const monday = saoPauloDay(clock.now());
  return (days) => daysAfter(monday, days);
}
const FIRST_MONDAY_MS = Date.parse('2026-11-02T15:00:00Z');

/** A member of a site of their own that has all offers of play, a slot and a game of dice. */
export async function offeredPlayer(api: TestApp) {
  const { db } = api.deps;
  const siteKey = await insertSite(db);
  await openPlayOffers(db, siteKey);
  await insertGame(db, siteKey);
  await insertGame(db, siteKey, { id: DICE, gameType: 'dice' });
  return { siteKey, ...(await anotherPlayer(api, siteKey)) };
}

/** One more member of such a site. */
export async function anotherPlayer({ deps: { db, clock, memberEvents } }: TestApp, siteKey: string) {
  const { id: memberId } = await insertMember(db, siteKey);
  const owner = { siteKey, memberId };
  let deposits = 0;
  const messages = () =>
    db
      .selectFrom('notifications')
      .select(['id', sql<string>`kind || ' ' || (details->>'amountCentavos')`.as('text')])
      .where('site_key', '=', siteKey)
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute();
  return {
    memberId,
    /** A call as this member now: a session does not outlive the night. */
    as: async () => ({
      token: await openToken(db, { siteKey, id: memberId }, clock.now()),
      host: `${siteKey}.test`,
    }),
    /** A round that ended just now, unless told. */
    play: (betCentavos: number, more: Partial<Parameters<typeof playedRound>[1]> = {}) =>
      playedRound(db, { ...owner, betCentavos, closedAt: clock.now(), ...more }),
    /** Counts bets of a lifetime. */
    wager: (amountCentavos: number) =>
      transaction(db, (tx) => countWager(tx, { ...owner, gameType: 'slot', amountCentavos })),
    recharge: (amountCentavos: number) => {
      deposits += 1;
      const idempotencyKey = `deposit:${siteKey}:${memberId}:${deposits}`;
      return transaction(db, (tx) =>
        deposit(tx, { ...owner, at: clock.now(), amountCentavos, idempotencyKey }),
      );
    },
    balances: () => memberBalances(db, siteKey, memberId),
    /** What messages have told of awards, in order: their kinds and centavos. */
    told: async () => (await messages()).map(({ text }) => text),
    /** Listens as an open tab does. @returns what of `told` it has heard of since */
    listen: () => {
      const heard = new Set<number>();
      memberEvents.of(memberId).subscribe((event) => {
        if (event.type === 'notification') heard.add(event.id);
      });
      return async () => (await messages()).filter(({ id }) => heard.has(id)).map(({ text }) => text);
    },
  };
}

/** Works out the days that are over. */
export const settlePlay = (api: TestApp): Promise<number> => settleDays(api.deps, PLAY_SETTLEMENT);

/** Lets a site follow the Brazilian licence. */
export async function license({ deps: { db } }: TestApp, siteKey: string): Promise<void> {
  await db
    .updateTable('sites')
    .set({ compliance_profile: 'br-licensed' })
    .where('key', '=', siteKey)
    .execute();
}
