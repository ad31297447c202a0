import { sql } from 'kysely';
import type { Db, Tx } from '../db/tables.ts';

/**
 * Flags invited members who may be somebody else, too: they have a Pix key in common with another member of the site, or one that is the other's CPF,
 * phone or e-mail, or they use one browser with another member of their tree. Two logins without a name of the browser are told apart by their
 * network only, so that counts between the nearest: with whoever stands above, and with others of the same agent. Of two members it is the later one,
 * and whoever shares something with somebody above them in any case: so of two people who invite each other's second account, one is always flagged.
 * Whom a member was flagged with, they are not flagged with for the same cause again, cleared or not. Whoever they share it with besides is added to the flag while
 * it is open, and is a new flag once it was cleared. Who was confirmed to be somebody else is not flagged for that cause any more.
 *
 * @param whom to look at; all of the site that were invited unless given
 * Source: G38.
 */
export async function flagShared(
  db: Db | Tx,
  siteKey: string,
  at: Date,
  whom?: { readonly memberId: number } | { readonly agentId: number },
): Promise<void> {
  await sharedBy(siteKey, at, whom).execute(db);
}

/** The statement of {@link flagShared}. Members are found by CPF, phone and e-mail in separate steps, each by its index. */
export function sharedBy(siteKey: string, at: Date, whom?: Parameters<typeof flagShared>[3]) {
  const some = !whom
    ? sql``
    : 'memberId' in whom
      ? sql`and id = ${whom.memberId}`
      : sql`and inviter_id = ${whom.agentId}`;
  const isOfFresh = sql`flag.site_key = ${siteKey} and flag.member_id = fresh.member_id and flag.cause = fresh.cause`;
  return sql`
    with invited as (
      select id, inviter_id, root_inviter_id from members where site_key = ${siteKey} and inviter_id is not null ${some}
    ), pairs as (
      select invited.id as member_id, invited.inviter_id as agent_id, shared.other_id, shared.cause
      from invited cross join lateral (
        select other.member_id as other_id, 'device' as cause, 'tree' as reach
          from member_devices own join member_devices other on other.site_key = own.site_key and other.browser_hash = own.browser_hash
          where own.site_key = ${siteKey} and own.member_id = invited.id and other.member_id <> invited.id
        union all
        select other.member_id, 'device', 'nearest'
          from member_origins own join member_origins other on other.site_key = own.site_key and other.origin_hash = own.origin_hash
            and (own.is_nameless or other.is_nameless)
          where own.site_key = ${siteKey} and own.member_id = invited.id and other.member_id <> invited.id
        union all
        select other.member_id, 'payment', 'site'
          from payout_accounts own join payout_accounts other on other.site_key = own.site_key and other.pix_key = own.pix_key
          where own.site_key = ${siteKey} and own.member_id = invited.id and other.member_id <> invited.id
        union all
        select other.id, 'cpf', 'site' from payout_accounts own join members other on other.site_key = own.site_key and other.cpf = own.pix_key
          where own.site_key = ${siteKey} and own.member_id = invited.id and own.pix_type = 'CPF' and other.id <> invited.id
        union all
        select other.id, 'payment', 'site' from payout_accounts own join members other on other.site_key = own.site_key and other.phone = own.pix_key
          where own.site_key = ${siteKey} and own.member_id = invited.id and own.pix_type = 'PHONE' and other.id <> invited.id
        union all
        select other.id, 'payment', 'site'
          from payout_accounts own join members other on other.site_key = own.site_key and other.email <> '' and lower(other.email) = own.pix_key
          where own.site_key = ${siteKey} and own.member_id = invited.id and own.pix_type = 'EMAIL' and other.id <> invited.id
        union all
        select other.member_id, case other.pix_type when 'CPF' then 'cpf' else 'payment' end, 'site'
          from members own join payout_accounts other on other.site_key = own.site_key
            and other.pix_key in (own.cpf, own.phone, nullif(lower(own.email), ''))
          where own.site_key = ${siteKey} and own.id = invited.id and other.member_id <> invited.id
      ) shared
      join members other on other.site_key = ${siteKey} and other.id = shared.other_id
      cross join lateral (select coalesce(other.root_inviter_id, other.id) = invited.root_inviter_id as is_one) tree
      where (other.id < invited.id and (shared.reach = 'site' or (shared.reach = 'tree' and tree.is_one) or other.inviter_id = invited.inviter_id))
        or other.id = invited.inviter_id or (tree.is_one and ${isAbove(siteKey)})
    ), fresh as (
      select agent_id, member_id, cause, array_agg(distinct other_id order by other_id) as others from pairs
      where not exists (select from agency_flags known where known.site_key = ${siteKey} and known.member_id = pairs.member_id and known.cause = pairs.cause
        and (known.other_id = pairs.other_id or pairs.other_id = any(known.further_ids)))
      group by agent_id, member_id, cause
    ), open_flags as (
      -- In one order, so that two searches at once do not wait for each other.
      select flag.id, fresh.others from fresh join agency_flags flag on ${isOfFresh}
      where flag.cleared_at is null and flag.confirmed_at is null order by flag.id for update of flag
    ), added as (
      update agency_flags flag
      set further_ids = (select array_agg(distinct id order by id) from unnest(flag.further_ids || open_flags.others) id)
      from open_flags where flag.id = open_flags.id and flag.cleared_at is null and flag.confirmed_at is null
    )
    insert into agency_flags (site_key, agent_id, member_id, other_id, further_ids, cause, round, flagged_at)
      select ${siteKey}::text, agent_id, member_id, others[1], others[2:], cause,
        (select count(*) from agency_flags flag where ${isOfFresh}), ${at}::timestamptz
      from fresh where not exists (select from agency_flags flag where ${isOfFresh} and flag.cleared_at is null)
      order by member_id, cause
      on conflict on constraint agency_flags_once do nothing`;
}

/** Whether `other` stands above `invited` in the tree. It is walked only for two of one tree who share something. */
function isAbove(siteKey: string) {
  return sql`other.id in (
    with recursive above as (
      select invited.inviter_id as id
      union all
      select member.inviter_id from above join members member on member.site_key = ${siteKey} and member.id = above.id
        where member.inviter_id is not null
    ) select id from above)`;
}

/** Those of these members who have a flag that nobody has cleared, with whether it was confirmed. Source: G38. */
export async function flaggedAmong(
  tx: Tx,
  siteKey: string,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, 'open' | 'confirmed'>> {
  if (memberIds.length === 0) return new Map();
  const { rows } = await sql<{ readonly memberId: number; readonly isConfirmed: boolean }>`
    select member_id as "memberId", bool_or(confirmed_at is not null) as "isConfirmed" from agency_flags
    where site_key = ${siteKey} and member_id = any(${[...memberIds]}) and cleared_at is null group by member_id`.execute(
    tx,
  );
  return new Map(rows.map(({ memberId, isConfirmed }) => [memberId, isConfirmed ? 'confirmed' : 'open']));
}
