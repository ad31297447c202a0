import type { Data } from '@mosaico/shared/api';
import { wireFromCentavos } from '@mosaico/shared/money';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/tables.ts';
import { sentAmount } from '../http/sent-amount.ts';
import type { Caller } from '../http/route.ts';
import type { MemberKey } from '../members/tables.ts';
import { lockedUntil, withdrawalPasswordOf } from '../members/withdrawal-password.ts';
import { titleOf } from '../orders/title.ts';
import { isSandboxSite } from '../providers/sandbox-site.ts';
import { feeBasisPoints, FREE_PER_DAY, MAX_CENTAVOS } from './limits.ts';
import { lockedMoney } from './locked-money.ts';
import { availableCentavos, feeOfNext, left, type Standing, standingOf } from './standing.ts';
import { percentText } from './trading-rules.ts';
import { turnoverParts } from './turnover-parts.ts';

type Quote = Data<'GET /api/drawing/quote'>;

/** The longest that a withdrawal may take by law (Portaria SPA/MF 615/2024). */
const LONGEST_SECONDS = 120 * 60;
/** What the bank of the sandbox takes at most, and the jobs before it. */
const SANDBOX_PAYOUT_SECONDS = 60;

/**
 * All that a screen says before a withdrawal is confirmed.
 *
 * @param money as the client sends it; where it could not be withdrawn now, there is no quote of it
 * Source: G17, R259, A41, A43, A61, A71.
 */
export async function quoteOf(
  { db, config }: { readonly db: Db; readonly config: Config },
  owner: MemberKey,
  {
    money,
    at,
    caller,
  }: { readonly money: string | number | undefined; readonly at: Date; readonly caller: Pick<Caller, 't'> },
): Promise<Quote> {
  const standing = await standingOf(db, owner, at);
  const password = await withdrawalPasswordOf(db, owner);
  const isSandbox = await isSandboxSite(db, owner.siteKey);
  return {
    ...moneyToWire(standing),
    turnover: await turnoverToWire(db, owner, standing.turnoverCentavos, caller),
    min: wireFromCentavos(standing.smallestCentavos),
    max: wireFromCentavos(MAX_CENTAVOS),
    day: dayToWire(standing),
    fee_percent: percentText(feeBasisPoints(standing.made.count)),
    arrives_within_seconds: isSandbox ? config.reviewDelaySeconds + SANDBOX_PAYOUT_SECONDS : LONGEST_SECONDS,
    has_qk_pwd: password !== undefined,
    qk_pwd_locked_until: lockedUntil(password, at)?.toISOString() ?? null,
    quote: quoteToWire(standing, money === undefined ? null : sentAmount(money)),
  };
}

function moneyToWire(standing: Standing): Pick<Quote, 'money' | 'withdrawable' | 'available' | 'locked'> {
  return {
    money: wireFromCentavos(standing.balances.visibleCentavos),
    withdrawable: wireFromCentavos(standing.withdrawableCentavos),
    available: wireFromCentavos(availableCentavos(standing)),
    locked: lockedMoney(standing).map(([reason, centavos]) => ({
      reason,
      amount: wireFromCentavos(centavos),
    })),
  };
}

async function turnoverToWire(
  db: Db,
  owner: MemberKey,
  turnoverCentavos: number,
  caller: Pick<Caller, 't'>,
): Promise<Quote['turnover']> {
  const parts = await turnoverParts(db, owner, turnoverCentavos);
  return {
    left: wireFromCentavos(turnoverCentavos),
    parts: parts.map(({ requiredCentavos, leftCentavos, at, source }) => ({
      required: wireFromCentavos(requiredCentavos),
      left: wireFromCentavos(leftCentavos),
      at: at.toISOString(),
      source: source && {
        title: titleOf(source.kind === 'deposit' ? 'recharge' : 'bonus', source.kind, caller),
        amount: wireFromCentavos(source.amountCentavos),
      },
    })),
  };
}

function dayToWire(standing: Standing): Quote['day'] {
  const { limits, made } = standing;
  const { count, amountCentavos } = left(standing);
  return {
    count_limit: limits.count,
    count_left: count,
    amount_limit: wireFromCentavos(limits.amountCentavos),
    amount_left: wireFromCentavos(amountCentavos),
    free_left: Math.min(count, Math.max(0, FREE_PER_DAY - made.count)),
  };
}

function quoteToWire(standing: Standing, amountCentavos: number | null): Quote['quote'] {
  if (amountCentavos === null || amountCentavos < standing.smallestCentavos) return null;
  if (amountCentavos > availableCentavos(standing)) return null;
  const feeCentavos = feeOfNext(standing, amountCentavos);
  return {
    money: wireFromCentavos(amountCentavos),
    fee: wireFromCentavos(feeCentavos),
    net: wireFromCentavos(amountCentavos - feeCentavos),
    withdrawable_after: wireFromCentavos(standing.withdrawableCentavos - amountCentavos),
  };
}
