import { sql } from 'kysely';
import type { Db, Tx } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import type { Clock } from '../../runtime/clock.ts';
import { seedGames } from '../../games/seed.ts';
import { notify } from '../../information/notifications.ts';
import { memberBalances } from '../../ledger/balances.ts';
import { grantReward } from '../../ledger/rewards.ts';
import type { MemberKey } from '../../members/tables.ts';
import { seedPayments } from '../../payments/seed.ts';
import { limitSeeded, seedPromotions } from '../../promotions/seed.ts';
import { seedAgency } from './agency.ts';
import { playedFrom, seedHistory } from './history.ts';
import { happenInOrder } from './past-event.ts';
import { seededRandom } from './seeded-random.ts';
import { SEEDED_SITES, seedSites } from './sites.ts';
import { seedInformation } from './information.ts';
import { seedMembers } from './members.ts';

/** What the member `demo` of the site `demo` starts with. */
const DEMO_BALANCE_CENTAVOS = 1_000_00;

/**
 * Fills an empty database with the demonstration sites, their members, games, ways to pay and a little history: all of it
 * or nothing. The same data at every first start, but for the dates, which lie before `clock`.
 *
 * @returns false when the database has sites already; nothing is written then
 * Source: G35.
 */
export async function seed(db: Db, clock: Clock): Promise<boolean> {
  // Without the lock: a process that starts on a database in use waits for nobody who writes there.
  if (await hasSites(db)) return false;
  return transaction(db, async (tx) => {
    // Several processes may start on one empty database: the others wait here, on a slow machine longer than for other locks, then find it filled.
    await sql`set local lock_timeout = '30s'`.execute(tx);
    await sql`lock table sites in exclusive mode`.execute(tx);
    if (await hasSites(tx)) return false;
    const random = seededRandom('mosaico');
    await seedSites(tx, clock.now());
    for (const siteKey of SEEDED_SITES) await seedMembers(tx, { siteKey, now: clock.now(), random });
    await seedGames(tx, { siteKeys: SEEDED_SITES });
    await seedPayments(tx, { siteKeys: SEEDED_SITES });
    await seedPromotions(tx, {
      siteKeys: SEEDED_SITES,
      at: clock.now(),
      playedFrom: playedFrom(clock.now()),
    });
    await limitSeeded(tx, { siteKeys: SEEDED_SITES, at: clock.now() });
    const demo = await seededMember(tx, 'demo');
    await happenInOrder([
      ...(await seedHistory(tx, demo, clock.now(), random)),
      ...(await seedAgency(tx, { siteKey: demo.siteKey, now: clock.now(), random }, demo)),
    ]);
    await fillPurse(tx, demo, clock.now());
    await seedInformation(tx, SEEDED_SITES, clock.now());
    return true;
  });
}

async function hasSites(db: Db | Tx): Promise<boolean> {
  return (await db.selectFrom('sites').select('key').limit(1).executeTakeFirst()) !== undefined;
}

/** The member `demo` of a seeded site. */
export async function seededMember(db: Db | Tx, siteKey: string): Promise<MemberKey> {
  const { id: memberId } = await db
    .selectFrom('members')
    .select('id')
    .where('site_key', '=', siteKey)
    .where('account', '=', 'demo')
    .executeTakeFirstOrThrow();
  return { siteKey, memberId };
}

/** Gives the member what is missing to the round amount, as a gift of the house: it is no deposit. */
async function fillPurse(tx: Tx, { siteKey, memberId }: MemberKey, at: Date): Promise<void> {
  const { cashCentavos } = await memberBalances(tx, siteKey, memberId);
  const amountCentavos = DEMO_BALANCE_CENTAVOS - cashCentavos;
  await grantReward(tx, {
    siteKey,
    memberId,
    at,
    kind: 'opening_gift',
    purse: 'cash',
    paidBy: 'house:promo_expense',
    amountCentavos,
    idempotencyKey: `opening_gift:${memberId}`,
  });
  await notify(tx, { siteKey, memberId, kind: 'gift_received', details: { amountCentavos }, at });
}
