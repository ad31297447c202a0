import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Tx } from '../db/tables.ts';
import type { MemberKey } from './tables.ts';

/** By this the record of a deleted member is found by their CPF, and nobody without the key of the installation can try CPFs. Source: G42. */
export function formerCpfHash({ dataKey }: Pick<Config, 'dataKey'>, siteKey: string, cpf: string): string {
  return createHmac('sha256', dataKey).update(`former member|${siteKey}|${cpf}`).digest('hex');
}

/**
 * Flags a newcomer who was invited and has had an account on the site before, which was deleted: whoever goes and comes back is no new friend of
 * anybody, and may be the agent themself. An operator looks first, as with any CPF in common.
 *
 * @param tx open transaction of the registration
 * @returns nothing; who was invited by nobody, or was never here, is not flagged
 * Source: G38, G42.
 */
export async function flagFormer(
  tx: Tx,
  config: Pick<Config, 'dataKey'>,
  { siteKey, memberId, cpf }: MemberKey & { readonly cpf: string },
  at: Date,
): Promise<void> {
  await sql`
    insert into agency_flags (site_key, agent_id, member_id, other_id, further_ids, cause, flagged_at)
      select newcomer.site_key, newcomer.inviter_id, newcomer.id, former.ids[1], former.ids[2:], 'cpf', ${at}::timestamptz
      from members newcomer cross join (
        select array_agg(member_id order by member_id) as ids from former_members
        where site_key = ${siteKey} and cpf_hash = ${formerCpfHash(config, siteKey, cpf)}
      ) former
      where newcomer.site_key = ${siteKey} and newcomer.id = ${memberId} and newcomer.inviter_id is not null and former.ids is not null`.execute(
    tx,
  );
}
