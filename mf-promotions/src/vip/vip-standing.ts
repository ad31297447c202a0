import type { Data } from '@mosaico/shared/api';
import { centavosFromWire } from '@mosaico/shared/money';

export type VipInfo = Data<'POST /api/member/vip/info'>;
export type VipLevel = VipInfo['data'][number];

/** Where a member stands on the ladder. Amounts in centavos. */
export interface VipStanding {
  readonly current: VipLevel;
  /** Null at the top of the ladder. */
  readonly next: VipLevel | null;
  readonly rechargedCentavos: number;
  readonly wageredCentavos: number;
}

/** @returns null for a visitor, or when the ladder is empty */
export function vipStanding({ uservip, data }: VipInfo): VipStanding | null {
  const ladder = data.toSorted((a, b) => a.level - b.level);
  const current = ladder.find((level) => level.level === uservip?.userviplvl);
  if (!uservip || !current) return null;
  return {
    current,
    next: ladder.find((level) => level.level > current.level) ?? null,
    rechargedCentavos: centavosFromWire(uservip.totalrecharge),
    wageredCentavos: centavosFromWire(uservip.totalbetting),
  };
}

/** How far a member has come on the way to the next level, 0 to 1: the level asks for deposits and bets, so the lesser share counts (G18). */
export function shareOfNext({ next, rechargedCentavos, wageredCentavos }: VipStanding): number {
  if (!next) return 1;
  const shares = [
    [rechargedCentavos, centavosFromWire(next.recharge_required)],
    [wageredCentavos, centavosFromWire(next.betting_required)],
  ].map(([done = 0, needed = 0]) => (needed > 0 ? Math.min(1, done / needed) : 1));
  return Math.min(...shares);
}
