import type { Db } from '../src/db/tables.ts';

let browsers = 0;

/** These members have logged in with one browser. @returns its hash */
export async function shareBrowser(
  db: Db,
  siteKey: string,
  memberIds: readonly number[],
  at: Date,
): Promise<string> {
  browsers += 1;
  const browser_hash = `b0${browsers.toString(16)}`.padStart(64, '0');
  await db
    .insertInto('member_devices')
    .values(
      memberIds.map((member_id) => ({
        site_key: siteKey,
        member_id,
        device_hash: `${browser_hash} of ${member_id}`,
        browser_hash,
        first_seen_at: at,
        last_seen_at: at,
      })),
    )
    .execute();
  return browser_hash;
}
