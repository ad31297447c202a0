import { startOfSaoPauloDays } from '@mosaico/shared/rules';
import type { Tx } from '../../db/tables.ts';
import type { MemberKey } from '../../members/tables.ts';
import { setWithdrawalPassword } from '../../members/withdrawal-password.ts';
import { hashPassword } from '../../passwords/password.ts';
import { seedDeposit, seededE2eid, type SeededDeposit } from '../../payments/seed-deposit.ts';
import { seedWithdrawal, type SeededWithdrawal } from '../../withdrawals/seed-withdrawal.ts';
import type { Random } from '../../runtime/random.ts';

/** `npm start` prints it. */
const WITHDRAWAL_PASSWORD = '246810';

type Paid = { readonly status: 'paid' };
interface Moment {
  readonly daysAgo: number;
  /** Of the day in São Paulo; a quarter past two unless said otherwise. */
  readonly minute?: number;
  readonly amountCentavos: number;
}
type Past = Moment &
  (
    | { readonly deposit: SeededDeposit['end'] }
    | { readonly withdrawal: Paid | Exclude<SeededWithdrawal['end'], Paid>; readonly madeBefore?: number }
  );

/**
 * What the member `demo` has paid in and withdrawn, oldest first: deposits, withdrawals with every end, and one with a fee, the fourth of
 * its day. Nothing is of today: the bank is compared from today on, and knows none of it.
 */
const HISTORY: readonly Past[] = [
  { daysAgo: 45, amountCentavos: 300_00, deposit: 'paid' },
  { daysAgo: 44, amountCentavos: 50_00, withdrawal: { status: 'paid' } },
  { daysAgo: 30, amountCentavos: 150_00, deposit: 'paid' },
  { daysAgo: 29, amountCentavos: 40_00, withdrawal: { status: 'rejected', reason: 'identity' } },
  { daysAgo: 20, amountCentavos: 60_00, withdrawal: { status: 'cancelled' } },
  { daysAgo: 12, amountCentavos: 50_00, deposit: 'paid' },
  { daysAgo: 8, amountCentavos: 45_00, withdrawal: { status: 'refunded', reason: 'account_closed' } },
  { daysAgo: 6, amountCentavos: 120_00, deposit: 'paid' },
  ...[20_00, 20_00, 30_00, 100_00].map((amountCentavos, madeBefore) => ({
    daysAgo: 5,
    minute: (15 + madeBefore) * 60,
    amountCentavos,
    withdrawal: { status: 'paid' } as const,
    madeBefore,
  })),
  { daysAgo: 3, amountCentavos: 200_00, deposit: 'expired' },
  { daysAgo: 2, amountCentavos: 80_00, deposit: 'paid' },
];
const USUAL_MINUTE = 14 * 60 + 15;

/** The withdrawal password of the member, and their history of payments. Source: G35. */
export async function seedHistory(tx: Tx, member: MemberKey, now: Date, random: Random): Promise<void> {
  await setWithdrawalPassword(tx, member, await hashPassword(WITHDRAWAL_PASSWORD, random), now);
  for (const past of HISTORY) {
    const { amountCentavos, daysAgo, minute = USUAL_MINUTE } = past;
    const at = new Date(startOfSaoPauloDays(daysAgo + 1, now).getTime() + minute * 60_000);
    if ('deposit' in past) await seedDeposit(tx, member, { at, amountCentavos, end: past.deposit }, random);
    else {
      const { withdrawal, madeBefore = 0 } = past;
      const end =
        withdrawal.status === 'paid' ? { ...withdrawal, e2eid: seededE2eid(at, random) } : withdrawal;
      await seedWithdrawal(tx, member, { at, amountCentavos, madeBefore, end }, random);
    }
  }
}
