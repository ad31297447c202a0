import type { Answer } from '@mosaico/shared/api';
import { concealPixKey } from '@mosaico/shared/rules';
import type { Db } from '../db/tables.ts';

type PayoutAccount = Answer<'GET /api/member/bank'>['data'][number];

/** Where the member's withdrawals can go, the default one first. Keys are masked. Source: R102, R175, R160. */
export async function payoutAccountsOf(db: Db, siteKey: string, memberId: number): Promise<PayoutAccount[]> {
  const rows = await db
    .selectFrom('payout_accounts')
    .select(['id', 'pix_type', 'pix_key', 'owner_name', 'is_default'])
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    bank_name: 'Pix',
    bank_type: row.pix_type,
    owner_name: row.owner_name,
    card_no: concealPixKey(row.pix_type, row.pix_key),
    pix_type: row.pix_type,
    is_default: row.is_default ? 1 : 0,
  }));
}
