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

/** Whether a browser has given itself a name. */
export function isNamed(device: string | undefined): device is string {
  return device !== undefined && NAME.test(device);
}

/**
 * Remembers the device of a login, as two keyed hashes of its name: one that is another one for each member, and one by which it is seen that two
 * members use it. One without a name is never remembered.
 *
 * @returns whether the member has logged in before, but not from this device
 * Source: G54, G38.
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
  const hashes = isNamed(device) ? hashesOf(dataKey, { siteKey, memberId }, device) : null;
  const isAdded = hashes === null || (await remember(tx, { siteKey, memberId }, hashes, at));
  const forgotten = known
    .slice(MOST_DEVICES - 1)
    .map(({ device_hash }) => device_hash)
    .filter((each) => each !== hashes?.device_hash);
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
  hashes: Hashes,
  at: Date,
): Promise<boolean> {
  const added = await tx
    .insertInto('member_devices')
    .values({
      site_key: siteKey,
      member_id: memberId,
      ...hashes,
      first_seen_at: at,
      last_seen_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('device_hash')
    .executeTakeFirst();
  if (added) return true;
  await tx
    .updateTable('member_devices')
    .set({ last_seen_at: at, browser_hash: hashes.browser_hash })
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('device_hash', '=', hashes.device_hash)
    .execute();
  return false;
}

type Hashes = ReturnType<typeof hashesOf>;

function hashesOf(dataKey: string, { siteKey, memberId }: DeviceOwner, device: string) {
  const keyed = (text: string) => createHmac('sha256', dataKey).update(text).digest('hex');
  return {
    device_hash: keyed(`device|${siteKey}|${memberId}|${device}`),
    browser_hash: keyed(`browser|${siteKey}|${device}`),
  };
}
