import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Db, Tx } from '../db/tables.ts';
import { notify } from '../information/notifications.ts';
import type { MemberKey } from '../members/tables.ts';

/** As long as it is known who a former member was. Source: G42. */
const KEPT_YEARS = 5;

/** A member, and the eleven digits by which they are known again. */
export interface Person extends MemberKey {
  readonly cpf: string;
}

/**
 * Keeps the limits of a member whose account is deleted, with what is used of them, under a hash of their CPF. One whose end was due counts no more.
 *
 * Source: G31, G42.
 */
export async function keepLimits(tx: Tx, config: Config, person: Person, at: Date): Promise<void> {
  const { siteKey, memberId } = person;
  const keepUntil = new Date(at);
  keepUntil.setUTCFullYear(keepUntil.getUTCFullYear() + KEPT_YEARS);
  await sql`
    insert into former_limits (site_key, cpf_hash, kind, period, most, pending_from, pending_most, carried, carried_from, keep_until)
    select site_key, ${hashOf(config, person)}, kind, period, most, pending_from, pending_most,
      play_limit_used(l, ${at}), play_period_start(period, ${at}), ${keepUntil}
      from play_limits l
      where site_key = ${siteKey} and member_id = ${memberId} and play_limit_most(l, ${at}) is not null`.execute(
    tx,
  );
}

/**
 * Gives somebody who registers again the limits that they had when they left, and tells them of each. A raise that they had asked for counts from
 * its instant on. The database is rid of what was kept.
 *
 * Source: G31, G42.
 */
export async function takeUpLimits(tx: Tx, config: Config, person: Person, at: Date): Promise<void> {
  const { siteKey, memberId } = person;
  const kept = await tx
    .deleteFrom('former_limits')
    .where('site_key', '=', siteKey)
    .where('cpf_hash', '=', hashOf(config, person))
    .returningAll()
    .execute();
  for (const { cpf_hash: _hash, keep_until: _until, ...limit } of kept) {
    const isOver = limit.pending_from !== null && limit.pending_from <= at && limit.pending_most === null;
    if (isOver) continue;
    await tx
      .insertInto('play_limits')
      .values({ ...limit, member_id: memberId, counted_from: at, last_played_at: null, set_at: at })
      .execute();
    const { kind, period, most } = limit;
    await notify(tx, { siteKey, memberId, kind: 'limit_in_force', details: { kind, period, most }, at });
  }
}

/** Removes what was kept of people who did not come back in five years. Source: G42. */
export async function forgetFormerLimits(db: Db, at: Date): Promise<void> {
  await db.lane('jobs').deleteFrom('former_limits').where('keep_until', '<=', at).execute();
}

function hashOf({ dataKey }: Config, { siteKey, cpf }: Person): string {
  return createHmac('sha256', dataKey).update(`former limits|${siteKey}|${cpf}`).digest('hex');
}
