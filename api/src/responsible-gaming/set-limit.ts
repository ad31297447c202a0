import { RAISE_WAITS_HOURS } from '@mosaico/shared/rules';
import { sql } from 'kysely';
import type { Tx } from '../db/tables.ts';
import { notify } from '../information/notifications.ts';
import { holdBets } from '../ledger/hold-bets.ts';
import type { MemberKey } from '../members/tables.ts';
import type { WantedLimit } from './limit-form.ts';
import type { PlayLimit } from './tables.ts';

type NamedLimit = Pick<WantedLimit, 'kind' | 'period'>;

const RAISE_WAITS_MS = RAISE_WAITS_HOURS * 60 * 60_000;

/**
 * Sets a limit of a member: a new or lower one counts at once, a higher one or none after 24 hours. What is asked for last is what
 * counts: a lower limit takes back a raise that waits. The same raise again waits no longer for it.
 *
 * @returns id of the notification that tells the member of a limit that counts now, else null
 * Source: G31, A38.
 */
export async function setLimit(
  tx: Tx,
  owner: MemberKey,
  wanted: WantedLimit,
  at: Date,
): Promise<number | null> {
  await holdBets(tx, owner);
  const stored = await storedLimit(tx, owner, wanted);
  const most = mostInForce(stored, at);
  if (wanted.most !== null && (most === null || wanted.most <= most)) {
    const details = { kind: wanted.kind, period: wanted.period, most: wanted.most };
    await putLimit(tx, owner, details, at);
    if (wanted.most === most) return null;
    return notify(tx, { ...owner, kind: 'limit_in_force', details, at, isSeen: true });
  }
  if (!stored || most === null) {
    await removeLimit(tx, owner, wanted);
    return null;
  }
  const isWaiting = stored.pending_from !== null && stored.pending_from > at;
  if (isWaiting && stored.pending_most === wanted.most) return null;
  const due = new Date(at.getTime() + RAISE_WAITS_MS);
  await whereLimit(tx, owner, wanted).set({ most, pending_from: due, pending_most: wanted.most }).execute();
  return null;
}

/** Held until the transaction ends. */
export async function storedLimit(tx: Tx, owner: MemberKey, { kind, period }: NamedLimit) {
  return tx
    .selectFrom('play_limits')
    .selectAll()
    .where('site_key', '=', owner.siteKey)
    .where('member_id', '=', owner.memberId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .forUpdate()
    .executeTakeFirst();
}

/** Null: no limit. */
function mostInForce(stored: PlayLimit | undefined, at: Date): number | null {
  if (!stored) return null;
  return stored.pending_from && stored.pending_from <= at ? stored.pending_most : stored.most;
}

/** What was used before counts: it is counted anew, from the rounds. */
async function putLimit(
  tx: Tx,
  { siteKey, memberId }: MemberKey,
  { kind, period, most }: WantedLimit & { readonly most: number },
  at: Date,
): Promise<void> {
  await sql`
    insert into play_limits (site_key, member_id, kind, period, most, counted_from, used, last_played_at, set_at)
    select ${siteKey}, ${memberId}::bigint, ${kind}, ${period}, ${most}::bigint, period.start, counted.used, counted.last_played_at,
      ${at}::timestamptz
      from (select play_period_start(${period}, ${at}) as start) period,
        lateral play_limit_recount(${siteKey}, ${memberId}, ${kind}, period.start) counted
    on conflict (site_key, member_id, kind, period) do update
      set most = excluded.most, pending_from = null, pending_most = null, set_at = excluded.set_at,
        counted_from = excluded.counted_from, used = excluded.used, last_played_at = excluded.last_played_at`.execute(
    tx,
  );
}

export function whereLimit(tx: Tx, owner: MemberKey, { kind, period }: NamedLimit) {
  return tx
    .updateTable('play_limits')
    .where('site_key', '=', owner.siteKey)
    .where('member_id', '=', owner.memberId)
    .where('kind', '=', kind)
    .where('period', '=', period);
}

/** There was no limit any more. */
async function removeLimit(tx: Tx, owner: MemberKey, { kind, period }: WantedLimit): Promise<void> {
  await tx
    .deleteFrom('play_limits')
    .where('site_key', '=', owner.siteKey)
    .where('member_id', '=', owner.memberId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .execute();
}
