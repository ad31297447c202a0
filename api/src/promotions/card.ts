import type { Data } from '@mosaico/shared/api';
import { wireFromCentavos } from '@mosaico/shared/money';
import type { Db } from '../db/tables.ts';
import type { Viewer } from './audience.ts';
import type { Shares } from './counting.ts';
import type { Offered } from './licence.ts';

export type ActivityCard = Data<'GET /api/promotion/activities'>['list'][number];

/** What a kind of promotion says of itself. */
export type CardOfKind = Pick<ActivityCard, 'progress' | 'reward' | 'terms'> & {
  readonly state: Exclude<ActivityCard['state'], 'soon'>;
  /** What the budget must still have for what can be claimed next: with less the activity is over. Nothing unless given. */
  readonly takesCentavos?: number;
  /** What has become of what was claimed; not given where more than one reward can be. */
  readonly outcome?: ActivityCard['outcome'];
  /** What has to be wagered, as a multiple; of the promotion unless given. */
  readonly turnover?: string;
  /** How bets count towards the reward; not given where it needs none. */
  readonly betShares?: Shares;
};

/** Draws the card of one kind of promotion, as it is for the viewer. Time is handed in. */
export type CardMaker = (db: Db, promotion: Offered, viewer: Viewer, now: Date) => Promise<CardOfKind>;

/** How far an amount has come. Pure. */
export function moneyProgress(currentCentavos: number, targetCentavos: number): ActivityCard['progress'] {
  return {
    unit: 'money',
    current: wireFromCentavos(Math.min(currentCentavos, targetCentavos)),
    target: wireFromCentavos(targetCentavos),
    percent: percentOf(currentCentavos, targetCentavos),
  };
}

/** How far a number of things has come. Pure. */
export function countProgress(current: number, target: number): ActivityCard['progress'] {
  const reached = Math.min(current, target);
  return {
    unit: 'count',
    current: String(reached),
    target: String(target),
    percent: percentOf(current, target),
  };
}

function percentOf(current: number, target: number): number {
  return target === 0 ? 100 : Math.min(100, Math.floor((current * 100) / target));
}
