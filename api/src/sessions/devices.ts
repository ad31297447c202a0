import { createHmac } from 'node:crypto';
import { networkOf } from '@mosaico/shared/server';
import type { Db, Tx } from '../db/tables.ts';

/** From what somebody calls. */
export interface Device {
  readonly siteKey: string;
  readonly ip: string;
  readonly userAgent: string;
}

interface DeviceTables {
  member_devices: { site_key: string; member_id: number; device_hash: string; seen_at: Date };
}

declare module '../db/tables.ts' {
  interface Tables extends DeviceTables {}
}

/**
 * Keeps that a member was at a device, as a keyed hash of its address and browser: enough to see that two members use one, and nothing that can be
 * read. Source: G38.
 */
export async function noteDevice(
  db: Db | Tx,
  secret: string,
  memberId: number,
  { siteKey, ip, userAgent }: Device,
  at: Date,
): Promise<void> {
  const text = `member-device\n${siteKey}\n${networkOf(ip)}\n${userAgent}`;
  await db
    .insertInto('member_devices')
    .values({
      site_key: siteKey,
      member_id: memberId,
      device_hash: createHmac('sha256', secret).update(text).digest('hex'),
      seen_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
