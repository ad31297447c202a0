import { createHmac } from 'node:crypto';
import { networkOf } from '@mosaico/shared/server';
import { saoPauloDay } from '@mosaico/shared/rules';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import { hasAgents } from '../../sites/has-agents.ts';
import type { Random } from '../../runtime/random.ts';

/** Who opened a link, as far as a request tells. Nothing of it is kept. */
export interface Visitor {
  readonly ip: string;
  readonly userAgent: string;
}

/**
 * Counts that a visitor has opened the link with this code, once a day; a code that nobody has counts for nobody, and none counts where the site is without agents. What is kept until the day is
 * over is a hash of the visitor under a random key of that day.
 *
 * Source: G22, A30.
 */
export async function countClick(
  { db, random }: { readonly db: Db; readonly random: Random },
  siteKey: string,
  code: string,
  visitor: Visitor,
  at: Date,
): Promise<void> {
  const agent = await db
    .selectFrom('members')
    .select('id')
    .where('site_key', '=', siteKey)
    .where('invite_code', '=', code.trim().toUpperCase())
    .executeTakeFirst();
  if (!agent || !(await hasAgents(db, siteKey))) return;
  const day = saoPauloDay(at);
  const newSalt = random.bytes(32).toString('hex');
  await transaction(db, async (tx) => {
    const salt = await saltOf(tx, siteKey, day, newSalt);
    const seen = await tx
      .insertInto('invite_visitors')
      .values({ site_key: siteKey, day, member_id: agent.id, visitor_hash: hashOf(salt, visitor) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('day')
      .executeTakeFirst();
    if (!seen) return;
    await tx
      .insertInto('invite_clicks')
      .values({ site_key: siteKey, member_id: agent.id, day, clicks: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['site_key', 'member_id', 'day'])
          .doUpdateSet({ clicks: sql<number>`invite_clicks.clicks + 1` }),
      )
      .execute();
  });
}

/** Throws away what could tell one visitor from another, of all days but today. Source: G22. */
export async function forgetVisitors(db: Db, at: Date): Promise<void> {
  const today = saoPauloDay(at);
  await db.lane('jobs').deleteFrom('invite_salts').where('day', '<', today).execute();
  await db.lane('jobs').deleteFrom('invite_visitors').where('day', '<', today).execute();
}

async function saltOf(tx: Tx, siteKey: string, day: string, newSalt: string): Promise<string> {
  await tx
    .insertInto('invite_salts')
    .values({ site_key: siteKey, day, salt: newSalt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { salt } = await tx
    .selectFrom('invite_salts')
    .select('salt')
    .where('site_key', '=', siteKey)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return salt;
}

function hashOf(salt: string, { ip, userAgent }: Visitor): string {
  return createHmac('sha256', salt)
    .update(`${networkOf(ip)}\n${userAgent}`)
    .digest('hex');
}
