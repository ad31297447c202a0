import { createHmac } from 'node:crypto';
import { networkOf } from '@mosaico/shared/server';
import type { Db, Tx } from '../db/tables.ts';

/** From what somebody calls. */
export interface Origin {
  readonly siteKey: string;
  readonly ip: string;
  readonly userAgent: string;
}

interface OriginTables {
  member_origins: { site_key: string; member_id: number; origin_hash: string; seen_at: Date };
}

declare module '../db/tables.ts' {
  interface Tables extends OriginTables {}
}

/**
 * Keeps where a member has logged in, as a keyed hash of the network and the browser: enough to see that two members come from one place, and nothing that can be
 * read. Source: G38.
 */
export async function noteOrigin(
  db: Db | Tx,
  secret: string,
  memberId: number,
  { siteKey, ip, userAgent }: Origin,
  at: Date,
): Promise<void> {
  const text = `member-origin\n${siteKey}\n${networkOf(ip)}\n${userAgent}`;
  await db
    .insertInto('member_origins')
    .values({
      site_key: siteKey,
      member_id: memberId,
      origin_hash: createHmac('sha256', secret).update(text).digest('hex'),
      seen_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
