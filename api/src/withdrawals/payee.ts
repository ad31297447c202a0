import type { ErrorCode } from '@mosaico/shared/api';
import type { Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import { storedPayoutAccounts, waitsUntil } from '../members/payout-accounts.ts';
import type { MemberKey } from '../members/tables.ts';
import { type CheckedWithdrawal, isSameKey } from './withdrawal-form.ts';

const HOUR_MS = 60 * 60_000;

/**
 * The member's saved key that a withdrawal names, by its id or by itself.
 *
 * @throws DomainError pix_key_unknown, also for another member's key; wrong_type when it is of another kind;
 *   pix_key_waiting (values.hours) while it is new
 * Source: R98, A9, G6, R160.
 */
export async function payeeOf(
  tx: Tx,
  owner: MemberKey,
  { key, pixType, sentKey }: CheckedWithdrawal,
  at: Date,
) {
  const accounts = await storedPayoutAccounts(tx, owner);
  const found = accounts.find((account) =>
    'id' in key
      ? account.id === key.id
      : account.pix_type === pixType && isSameKey(pixType, key.text, account.pix_key),
  );
  if (!found) throw refused('id' in key ? 'member_bank_id' : 'account', 'pix_key_unknown');
  if (found.pix_type !== pixType) throw refused('payment_type', 'wrong_type');
  if (sentKey && !isSameKey(pixType, sentKey, found.pix_key)) throw refused('account', 'pix_key_unknown');
  const until = waitsUntil(found, at);
  if (until)
    throw refused('member_bank_id', 'pix_key_waiting', {
      hours: Math.ceil((until.getTime() - at.getTime()) / HOUR_MS),
    });
  return found;
}

function refused(field: string, code: ErrorCode, values: Record<string, number> = {}): DomainError {
  return new DomainError(code, { fields: { [field]: [code] }, values });
}
