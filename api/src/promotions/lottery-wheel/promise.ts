import { commitmentOf } from '@mosaico/shared/fair-games/draws';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../db/tables.ts';
import type { MemberKey } from '../../members/tables.ts';
import type { Random } from '../../runtime/random.ts';
import type { WheelTables } from './tables.ts';

export type SpinRow = Readonly<Selectable<WheelTables['wheel_spins']>>;

const SEED_BYTES = 32;

/** The spin that was promised and is not made yet; null when there is none. */
export async function promisedSpin(db: Db | Tx, { siteKey, memberId }: MemberKey): Promise<SpinRow | null> {
  const row = await db
    .selectFrom('wheel_spins')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && row.spun_at === null ? row : null;
}

/**
 * Promises the next spin, unless one is promised already: its server seed is drawn now, and its hash is shown before the player presses.
 * Copies at the same time promise the same spin. Source: G14.
 */
export async function promiseSpin(tx: Tx, owner: MemberKey, random: Random, at: Date): Promise<SpinRow> {
  for (;;) {
    const promised = await promisedSpin(tx, owner);
    if (promised) return promised;
    const { siteKey, memberId } = owner;
    const { last } = await tx
      .selectFrom('wheel_spins')
      .select(({ fn }) => fn.max<number | null>('number').as('last'))
      .where('site_key', '=', siteKey)
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    const serverSeed = random.bytes(SEED_BYTES).toString('hex');
    await tx
      .insertInto('wheel_spins')
      .values({
        site_key: siteKey,
        member_id: memberId,
        number: (last ?? 0) + 1,
        server_seed: serverSeed,
        seed_hash: commitmentOf(serverSeed),
        promised_at: at,
      })
      .onConflict((conflict) => conflict.columns(['site_key', 'member_id', 'number']).doNothing())
      .execute();
  }
}
