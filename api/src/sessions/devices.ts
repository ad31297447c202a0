import { createHmac } from 'node:crypto';
import type { Tx } from '../db/tables.ts';

/** A random name that a browser gives itself. Anything else counts as none. */
const NAME = /^[A-Za-z0-9_-]{16,64}$/;
/** So many devices of a member are remembered; those that were seen longest ago are forgotten. */
const MOST_DEVICES = 20;

/** Who logs in. */
interface DeviceOwner {
  readonly siteKey: string;
  readonly memberId: number;
}

/**
 * Remembers the device of a login. One without a name is never remembered.
 *
 * @returns whether the member has logged in before, but not from this device
 * Source: G54.
 */
export async function noteDevice(
  tx: Tx,
  { siteKey, memberId }: DeviceOwner,
  {
    dataKey,
    device,
    at,
  }: { readonly dataKey: string; readonly device: string | undefined; readonly at: Date },
): Promise<boolean> {
  const known = await tx
    .selectFrom('member_devices')
    .select(['device_hash'])
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .orderBy('last_seen_at', 'desc')
    .execute();
  const hash = device && NAME.test(device) ? hashOf(dataKey, { siteKey, memberId }, device) : null;
  const isAdded = hash === null || (await remember(tx, { siteKey, memberId }, hash, at));
  const forgotten = known
    .slice(MOST_DEVICES - 1)
    .map(({ device_hash }) => device_hash)
    .filter((each) => each !== hash);
  if (forgotten.length > 0) {
    await tx
      .deleteFrom('member_devices')
      .where('site_key', '=', siteKey)
      .where('member_id', '=', memberId)
      .where('device_hash', 'in', forgotten)
      .execute();
  }
  return known.length > 0 && isAdded;
}

/** Of two logins at once one adds the device, and the other waits for it. @returns whether it was this one */
async function remember(
  tx: Tx,
  { siteKey, memberId }: DeviceOwner,
  hash: string,
  at: Date,
): Promise<boolean> {
  const added = await tx
    .insertInto('member_devices')
    .values({
      site_key: siteKey,
      member_id: memberId,
      device_hash: hash,
      first_seen_at: at,
      last_seen_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('device_hash')
    .executeTakeFirst();
  if (added) return true;
  await tx
    .updateTable('member_devices')
    .set({ last_seen_at: at })
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('device_hash', '=', hash)
    .execute();
  return false;
}

function hashOf(dataKey: string, { siteKey, memberId }: DeviceOwner, device: string): string {
  return createHmac('sha256', dataKey).update(`device|${siteKey}|${memberId}|${device}`).digest('hex');
}
