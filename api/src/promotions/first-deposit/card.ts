import { wireFromCentavos } from '@mosaico/shared/money';
import { type CardMaker, type CardOfKind, moneyProgress } from '../card.ts';
import { IN_FULL } from '../counting.ts';
import { closureOf } from '../promotion.ts';
import { type FirstDeposit, firstDepositOf, turnoverOfRow, turnoverTimes } from './first-deposit.ts';

/** The first-deposit activity on the hub. */
export const firstDepositCard: CardMaker = async (db, offered, viewer, now) => {
  const standing = await firstDepositOf(db, viewer, offered);
  const { promotion, rows, decided, lowered, wageredCentavos, requiredCentavos } = standing;
  const most = Math.max(0, ...rows.map(({ rewardCentavos }) => rewardCentavos));
  const least = Math.min(...rows.map(({ minCentavos }) => minCentavos));
  const turnover = turnoverTimes(promotion);
  const sorted = rows.toSorted((one, other) => one.minCentavos - other.minCentavos);
  const example = sorted[Math.floor(rows.length / 2)];
  const next = sorted[Math.floor(rows.length / 2) + 1];
  const highest = sorted.at(-1);
  const share = sameShareOf(rows);
  const terms = {
    /** What each row begins with, so that their room is kept while they are on their way. */
    rows: rows.map(({ minCentavos }) => wireFromCentavos(minCentavos)).join(' '),
    /** What each of them brings, in the same order. */
    rewards: rows.map(({ rewardCentavos }) => wireFromCentavos(rewardCentavos)).join(' '),
    /** From there on no deposit brings more. */
    top: wireFromCentavos(highest?.minCentavos ?? 0),
    // What the sign-up banner promises in its words (R252); where the rows differ nobody can say one number.
    ...(share !== null && highest?.rewardCentavos === most && { percent: String(share) }),
    min: wireFromCentavos(least),
    most: wireFromCentavos(most),
    /** Whether the reward comes before the bets, or after them. */
    timing: promotion.purse === 'bonus' ? 'before' : 'after',
    // Between two rows, where the lower one counts.
    exampleDeposit: wireFromCentavos(example ? between(example.minCentavos, next?.minCentavos) : 0),
    exampleReward: wireFromCentavos(example?.rewardCentavos ?? 0),
    exampleWager: wireFromCentavos(example ? turnoverOfRow(promotion, example) : 0),
    ...(lowered && {
      deposited: wireFromCentavos(lowered.rechargeCentavos),
      withdrawn: wireFromCentavos(lowered.withdrawnCentavos),
      counted: wireFromCentavos(lowered.countedCentavos),
    }),
  };
  const card = (state: CardOfKind['state'], more: Partial<CardOfKind> = {}): CardOfKind => ({
    state,
    progress: null,
    reward: wireFromCentavos(decided?.rewardCentavos ?? most),
    takesCentavos: decided?.rewardCentavos ?? Math.min(...rows.map(({ rewardCentavos }) => rewardCentavos)),
    turnover,
    terms,
    // Given as bonus it needs no bets before, else all of them count alike.
    betShares: promotion.purse === 'bonus' ? [] : IN_FULL,
    ...more,
  });
  if (standing.isClaimed)
    return card('claimed', standing.outcome === null ? {} : { outcome: standing.outcome });
  // The first recharge decides, once: who has made theirs before, or below the least amount, cannot have it any more.
  if (!decided) {
    if (!standing.hasRecharged && !standing.hadAnother) return card('available');
    const missed = standing.hadAnother ? 'another' : 'made';
    return card('ended', closureOf(promotion, now) === null ? { terms: { ...terms, missed } } : {});
  }
  return wageredCentavos >= requiredCentavos && !standing.isContested
    ? card('claimable')
    : card('in_progress', { progress: moneyProgress(wageredCentavos, requiredCentavos) });
};

/** What every row gives of the amount that it begins with, in whole percent; null where they differ, or it is no whole number. Pure. */
function sameShareOf(rows: FirstDeposit['rows']): number | null {
  const shares = new Set(rows.map(({ minCentavos, rewardCentavos }) => (rewardCentavos * 100) / minCentavos));
  const [share] = shares;
  return shares.size === 1 && share !== undefined && Number.isInteger(share) ? share : null;
}

/** Half-way to the next row, in whole reais; at the last row its own amount. Pure. */
function between(centavos: number, nextCentavos: number | undefined): number {
  if (nextCentavos === undefined) return centavos;
  return Math.max(centavos, Math.floor((centavos + nextCentavos) / 200) * 100);
}
