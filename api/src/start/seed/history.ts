import { saoPauloDay, startOfSaoPauloDays } from '@mosaico/shared/rules';
import type { Tx } from '../../db/tables.ts';
import type { MemberKey } from '../../members/tables.ts';
import { setWithdrawalPassword } from '../../members/withdrawal-password.ts';
import { hashPassword } from '../../passwords/password.ts';
import { takeAsSettled } from '../../promotions/days.ts';
import { PLAY_SETTLEMENT } from '../../promotions/settlement.ts';
import { seedDeposit, seededE2eid, type SeededDeposit } from '../../payments/seed-deposit.ts';
import { seedWithdrawal, type SeededWithdrawal } from '../../withdrawals/seed-withdrawal.ts';
import type { Random } from '../../runtime/random.ts';
import type { PastEvent } from './past-event.ts';
import { lengthOf, seedPlay, type SeededPlay } from './play.ts';

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
type Played = Pick<Moment, 'daysAgo' | 'minute'> & { readonly play: SeededPlay };

/** The first day whose play is settled, so many days ago: before the first play. */
const SETTLED_FROM_DAYS_AGO = 44;
const EVENING = 20 * 60;

/**
 * What the member `demo` has paid in, withdrawn and played, oldest first: deposits, withdrawals with every end, one with a fee, the fourth of
 * its day; a week and a day with a loss that something is paid for, and bets that earn rebates, levels and turns of the wheel. Of today
 * there are only rounds: the bank is compared from today on, and knows none of it.
 */
const HISTORY: readonly (Past | Played)[] = [
  { daysAgo: 45, amountCentavos: 300_00, deposit: 'paid' },
  { daysAgo: 44, amountCentavos: 50_00, withdrawal: { status: 'paid' } },
  played(43, 'slot', 20, 20_00, 376_00),
  { daysAgo: 30, amountCentavos: 150_00, deposit: 'paid' },
  { daysAgo: 29, amountCentavos: 40_00, withdrawal: { status: 'rejected', reason: 'identity' } },
  played(28, 'crash', 20, 20_00, 418_00),
  { daysAgo: 20, amountCentavos: 60_00, withdrawal: { status: 'cancelled' } },
  { daysAgo: 19, amountCentavos: 900_00, deposit: 'paid' },
  played(18, 'slot', 30, 40_00, 640_00),
  { daysAgo: 12, amountCentavos: 50_00, deposit: 'paid' },
  played(9, 'mines', 25, 20_00, 460_00),
  { daysAgo: 8, amountCentavos: 45_00, withdrawal: { status: 'refunded', reason: 'account_closed' } },
  { daysAgo: 6, amountCentavos: 120_00, deposit: 'paid' },
  ...[20_00, 20_00, 30_00, 100_00].map((amountCentavos, madeBefore) => ({
    daysAgo: 5,
    minute: (15 + madeBefore) * 60,
    amountCentavos,
    withdrawal: { status: 'paid' } as const,
    madeBefore,
  })),
  played(4, 'plinko', 15, 20_00, 336_00),
  { daysAgo: 3, amountCentavos: 200_00, deposit: 'expired' },
  { daysAgo: 2, amountCentavos: 80_00, deposit: 'paid' },
  played(1, 'slot', 22, 20_00, 308_00),
  played(0, 'slot', 21, 20_00, 300_00),
];

function played(
  daysAgo: number,
  gameType: SeededPlay['gameType'],
  rounds: number,
  betCentavos: number,
  returnedCentavos: number,
): Played {
  return { daysAgo, minute: EVENING, play: { gameType, rounds, betCentavos, returnedCentavos } };
}

const USUAL_MINUTE = 14 * 60 + 15;

/** The day before the play of the history that is still to be worked out. */
export function playedFrom(now: Date): Date {
  return startOfSaoPauloDays(SETTLED_FROM_DAYS_AGO + 2, now);
}

/**
 * The withdrawal password of the member, and what their history of payments and play is made of. Rebates, levels and cover of it come as they do after a
 * downtime: the settlement of play makes up for its days once the API runs.
 *
 * @returns what has happened, for `happenInOrder`
 * Source: G35.
 */
export async function seedHistory(
  tx: Tx,
  member: MemberKey,
  now: Date,
  random: Random,
): Promise<readonly PastEvent[]> {
  await setWithdrawalPassword(tx, member, await hashPassword(WITHDRAWAL_PASSWORD, random), now);
  await takeAsSettled(tx, {
    siteKey: member.siteKey,
    name: PLAY_SETTLEMENT.name,
    day: saoPauloDay(playedFrom(now)),
    at: now,
  });
  return HISTORY.flatMap((past): readonly PastEvent[] => {
    const { daysAgo, minute = USUAL_MINUTE } = past;
    const midnight = startOfSaoPauloDays(daysAgo + 1, now).getTime();
    const at = new Date(midnight + minute * 60_000);
    if ('play' in past) {
      const begin = daysAgo > 0 ? at : new Date(Math.min(+at, +now - lengthOf(past.play)));
      // Shortly after midnight nothing was played today.
      if (begin.getTime() < midnight) return [];
      return [{ at: begin, happen: () => seedPlay(tx, member, { ...past.play, at: begin }, random) }];
    }
    const { amountCentavos } = past;
    if ('deposit' in past) {
      const deposit = { at, amountCentavos, end: past.deposit };
      return [{ at, happen: () => seedDeposit(tx, member, deposit, random) }];
    }
    const { withdrawal, madeBefore = 0 } = past;
    const happen = () => {
      const end =
        withdrawal.status === 'paid' ? { ...withdrawal, e2eid: seededE2eid(at, random) } : withdrawal;
      return seedWithdrawal(tx, member, { at, amountCentavos, madeBefore, end }, random);
    };
    return [{ at, happen }];
  });
}
