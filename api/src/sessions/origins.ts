import { createHmac } from 'node:crypto';
import { networkOf } from '@mosaico/shared/server';
import type { Generated } from 'kysely';
import type { Db, Tx } from '../db/tables.ts';

/** From what somebody calls. */
export interface Origin {
  readonly siteKey: string;
  readonly ip: string;
  readonly userAgent: string;
  /** Its browser has given itself no name by which it could be known. */
  readonly isNameless: boolean;
}

interface OriginTables {
  member_origins: {
    site_key: string;
    member_id: number;
    origin_hash: string;
    seen_at: Date;
    /** A login from there gave no name of its browser. */
    is_nameless: Generated<boolean>;
  };
}

declare module '../db/tables.ts' {
  interface Tables extends OriginTables {}
}

/**
 * Keeps where a member has logged in, as a keyed hash of the network and the browser: enough to see that two members come from one place, and nothing that can be
 * read. It tells two of them apart by nothing else, so it counts only where a browser has no name (`devices.ts`). Source: G38.
 */
export async function noteOrigin(
  db: Db | Tx,
  secret: string,
  memberId: number,
  { siteKey, ip, userAgent, isNameless }: Origin,
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
      is_nameless: isNameless,
    })
    .onConflict((conflict) =>
      isNameless
        ? conflict.columns(['site_key', 'origin_hash', 'member_id']).doUpdateSet({ is_nameless: true })
        : conflict.doNothing(),
    )
    .execute();
}
