/** One step of the VIP ladder; amounts in centavos. */
export interface VipStep {
  readonly level: number;
  readonly rechargeCentavos: number;
  readonly bettingCentavos: number;
  readonly upgradeBonusCentavos: number;
  readonly weeklyBonusCentavos: number;
  readonly withdrawDailyLimitCentavos: number;
  /** Withdrawals of a day. */
  readonly withdrawDailyCount: number;
}

/** Recharge and betting to reach VIP1 to VIP5, in reais; from there each step asks three times the one before (G18). */
const THRESHOLDS = [
  [0, 0],
  [100, 500],
  [500, 3_000],
  [2_000, 15_000],
  [5_000, 50_000],
  [15_000, 150_000],
] as const;
export const TOP_LEVEL = 10;
const UPGRADE_BONUS = [0, 5, 15, 50, 120, 300, 800, 2_000, 5_000, 12_000, 30_000];
const WEEKLY_BONUS = [0, 1, 3, 8, 20, 50, 120, 300, 700, 1_500, 3_500];
/** The base is the site's own daily limit (R260). Never more than the withdrawals of the day can reach, each of at most 10,000 (A41). */
const DAILY_LIMIT = [
  50_000, 50_000, 50_000, 75_000, 100_000, 100_000, 200_000, 200_000, 200_000, 200_000, 200_000,
];

/** VIP0 to VIP10. Source: G18, R107. */
export const VIP_LADDER: readonly VipStep[] = Array.from({ length: TOP_LEVEL + 1 }, (_, level) => {
  const [recharge, betting] = thresholdOf(level);
  return {
    level,
    rechargeCentavos: recharge * 100,
    bettingCentavos: betting * 100,
    upgradeBonusCentavos: (UPGRADE_BONUS[level] ?? 0) * 100,
    weeklyBonusCentavos: (WEEKLY_BONUS[level] ?? 0) * 100,
    withdrawDailyLimitCentavos: (DAILY_LIMIT[level] ?? 0) * 100,
    withdrawDailyCount: level >= 6 ? 20 : level >= 3 ? 10 : 5,
  };
});

/** The highest level whose recharge and betting are both reached, in centavos. Source: G18. */
export function vipLevelOf(rechargedCentavos: number, wageredCentavos: number): number {
  const reached = VIP_LADDER.filter(
    (step) => rechargedCentavos >= step.rechargeCentavos && wageredCentavos >= step.bettingCentavos,
  );
  return reached.at(-1)?.level ?? 0;
}

function thresholdOf(level: number): readonly [recharge: number, betting: number] {
  const given = THRESHOLDS[level];
  if (given) return given;
  const [recharge, betting] = thresholdOf(level - 1);
  return [recharge * 3, betting * 3];
}
