import type { Data } from '@mosaico/shared/api';
import { concealCpf, concealPixKey } from '@mosaico/shared/rules';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../db/tables.ts';
import type { MemberKey, MemberTables } from './tables.ts';

type PayoutAccount = Data<'GET /api/member/bank'>[number];
type Stored = Selectable<MemberTables['payout_accounts']>;

/** How long a new key waits before it takes withdrawals. Source: G6. */
const WAIT_MS = 24 * 60 * 60_000;

/** The member's Pix keys as they are stored, the default one first. */
export async function storedPayoutAccounts(
  db: Db | Tx,
  { siteKey, memberId }: MemberKey,
): Promise<readonly Stored[]> {
  return db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute();
}

/** Where the member's withdrawals can go, the default one first. Keys and CPF are masked. Source: R101, R102, R175, R160. */
export async function payoutAccountsOf(db: Db | Tx, owner: MemberKey, at: Date): Promise<PayoutAccount[]> {
  const rows = await storedPayoutAccounts(db, owner);
  if (rows.length === 0) return [];
  const { cpf } = await db
    .selectFrom('members')
    .select('cpf')
    .where('site_key', '=', owner.siteKey)
    .where('id', '=', owner.memberId)
    .executeTakeFirstOrThrow();
  return rows.map((row) => ({
    id: row.id,
    bank_name: 'Pix',
    bank_type: row.pix_type,
    owner_name: row.owner_name,
    owner_cpf: concealCpf(cpf),
    card_no: concealPixKey(row.pix_type, row.pix_key),
    pix_type: row.pix_type,
    is_default: row.is_default ? 1 : 0,
    usable_at: waitsUntil(row, at)?.toISOString() ?? null,
  }));
}

/** Until when a key takes no withdrawals, because it is new; null when it does. The member's own CPF never waits. Source: G6. */
export function waitsUntil(
  { pix_type, created_at }: Pick<Stored, 'pix_type' | 'created_at'>,
  at: Date,
): Date | null {
  if (pix_type === 'CPF') return null;
  const usableAt = new Date(created_at.getTime() + WAIT_MS);
  return usableAt > at ? usableAt : null;
}
