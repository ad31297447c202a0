import type { LedgerAudit } from './ledger-audit.ts';
import type { ReconciliationAudit } from './reconciliation-audit.ts';

/** How the books stand, for who looks at the readiness; null until they were looked at. */
export function booksDetail(
  { last: verified }: Pick<LedgerAudit, 'last'>,
  { last: compared }: Pick<ReconciliationAudit, 'last'>,
) {
  return {
    books: verified && { verified_at: verified.at.toISOString(), is_sound: verified.report.isSound },
    bank: compared && {
      compared_at: compared.at?.toISOString() ?? null,
      differences: [...compared.differences.values()].reduce((total, count) => total + count, 0),
      payouts_stopped: compared.stopped,
    },
  };
}
