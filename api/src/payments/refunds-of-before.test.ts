import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertSite } from '../../testing/builders.ts';
import { useEmptyDatabase } from '../../testing/empty-database.ts';
import { migrate } from '../db/migrate.ts';
import { balanceOf } from '../ledger/balances.ts';
import { verify } from '../ledger/verify.ts';
import { NO_SITE } from '../providers/payment/institutions.ts';
import type { RefundStatus } from './tables.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');
const at = new Date('2026-11-02T12:00:00Z');
const test = useEmptyDatabase();

async function migrateBefore(number: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mosaico-migrations-'));
  for (const name of await readdir(MIGRATIONS))
    if (Number.parseInt(name, 10) < number) await copyFile(join(MIGRATIONS, name), join(folder, name));
  await migrate(test.database, folder);
  await rm(folder, { recursive: true });
}

let payments = 0;

/** A Pix that goes back, written as the release before suspense wrote it. @returns its end-to-end id */
async function refund(siteKey: string, amountCentavos: number, status: RefundStatus): Promise<string> {
  const e2eid = `E${String((payments += 1)).padStart(31, '0')}`;
  await test.db
    .insertInto('pix_payments')
    .values({
      site_key: siteKey,
      e2eid,
      txid: '',
      order_no: null,
      amount_centavos: amountCentavos,
      outcome: 'refunded',
      reason: 'unknown_charge',
      paid_at: at,
      received_at: at,
      refund_status: status,
      refund_at: at,
    })
    .execute();
  return e2eid;
}

const end = (e2eid: string) =>
  test.db.updateTable('pix_payments').set({ refund_status: 'done' }).where('e2eid', '=', e2eid).execute();

it('[I26] an upgrade books what has arrived and not gone back yet, and both releases book from then on', async () => {
  await migrateBefore(57);
  const siteKey = await insertSite(test.db);
  const requested = await refund(siteKey, 10_00, 'requested');
  await refund(siteKey, 20_00, 'processing');
  await refund(siteKey, 40_00, 'failed');
  await refund(siteKey, 80_00, 'done');
  await refund(NO_SITE, 160_00, 'requested');
  const suspense = () => balanceOf(test.db, siteKey, 'house:suspense');

  await migrate(test.database);
  const upgraded = await suspense();
  await end(requested);
  const returned = await suspense();
  await refund(siteKey, 5_00, 'requested');

  expect([upgraded, returned, await suspense()]).toEqual([70_00, 60_00, 65_00]);
  expect(await balanceOf(test.db, siteKey, 'external:psp')).toBe(-65_00);
  expect((await verify(test.db)).problems).toEqual([]);
});
