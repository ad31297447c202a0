import type { Db } from '../../db/tables.ts';
import { isKeptFromPlay } from '../../responsible-gaming/play-bar.ts';
import { turnoverSharesOf } from '../../turnover/shares.ts';
import { thoseFor, type Viewer } from '../audience.ts';
import { closureOf, concerningFirst, leftOf, type Promotion, promotionsOf } from '../promotion.ts';
import { countingExample, type Shares, sharesOf, turnoverShares } from '../counting.ts';
import { secondsUntil } from '../seconds-until.ts';
import type { ActivityCard, CardOfKind } from '../card.ts';
import { ACTIVITY_KINDS, OUTLASTING_KINDS } from './kinds.ts';

/** How long an activity that is over is still shown. */
const SHOWN_MS = 7 * 24 * 60 * 60_000;

/**
 * What a site offers, in the state that it has for the viewer; of offers of one kind that comes first which concerns people now. Left out are
 * those that an operator has stopped, those that are for members of higher levels, and those in whose place an open one for their level stands, unless
 * they have begun it. Who may not play is offered nothing. Source: R7, R44, G18, G31.
 */
export async function activitiesOf(db: Db, viewer: Viewer, now: Date): Promise<readonly ActivityCard[]> {
  const promotions = await promotionsOf(db, viewer.siteKey);
  const theirs = new Set(await thoseFor(db, viewer, promotions));
  const kinds = [...new Set(promotions.map(({ kind }) => kind))];
  const ordered = kinds.flatMap((kind) => {
    const ofKind = concerningFirst(
      promotions.filter((promotion) => promotion.kind === kind),
      now,
    );
    return [...ofKind.filter((each) => theirs.has(each)), ...ofKind.filter((each) => !theirs.has(each))];
  });
  const percents = await turnoverSharesOf(db, viewer.siteKey);
  const shares = sharesOf((gameType) => percents.get(gameType) ?? 0);
  const isClosed = await isKeptFromPlay(db, viewer, now);
  const cards: ActivityCard[] = [];
  for (const promotion of ordered) {
    const make = ACTIVITY_KINDS[promotion.kind];
    const isLongOver = isOverFor(promotion, SHOWN_MS, now);
    const isFirst = ordered.find(({ kind }) => kind === promotion.kind) === promotion;
    const isPassedOver = !theirs.has(promotion) || (!isFirst && closureOf(promotion, now) === null);
    if (!make || promotion.is_stopped) continue;
    if ((isLongOver || isPassedOver) && !OUTLASTING_KINDS.has(promotion.kind)) continue;
    const card = cardOf(promotion, await make(db, promotion, viewer, now), { shares, now });
    // What was begun keeps its screen until it is claimed or has expired.
    if (isLongOver && !OFFERED.has(card.state)) continue;
    if (isPassedOver && !BEGUN.has(card.state)) continue;
    cards.push(isClosed && OFFERED.has(card.state) ? { ...card, state: 'closed', progress: null } : card);
  }
  return cards;
}

/** States in which there is something to do or to have. */
const OFFERED: ReadonlySet<ActivityCard['state']> = new Set(['available', 'in_progress', 'claimable']);

/** Of those the ones that a member has done something for. */
const BEGUN: ReadonlySet<ActivityCard['state']> = new Set(['in_progress', 'claimable']);

function isOverFor({ ends_at: end }: Promotion, spanMs: number, now: Date): boolean {
  return end !== null && now.getTime() >= end.getTime() + spanMs;
}

/**
 * Pure.
 *
 * @param shares how bets count towards the turnover of a bonus
 */
export function cardOf(
  promotion: Promotion,
  card: CardOfKind,
  { shares, now }: { readonly shares: Shares; readonly now: Date },
): ActivityCard {
  const { ends_at: end } = promotion;
  const ofBonus = turnoverShares(promotion, shares);
  return {
    key: promotion.key,
    kind: promotion.kind,
    state: stateOf(promotion, card, now),
    ...(card.outcome && { outcome: card.outcome }),
    progress: card.progress,
    reward: card.reward,
    turnover: card.turnover ?? String(promotion.turnover_percent / 100),
    terms: { ...card.terms, ...countingExample(promotion, card.terms['exampleReward'], ofBonus) },
    bet_shares: card.betShares ?? [],
    turnover_shares: ofBonus,
    ends_at: end?.toISOString() ?? null,
    ends_in_seconds: end && secondsUntil(end, now),
  };
}

/** What was claimed stays claimed; what is over, or can no longer be paid, cannot be begun or claimed any more. */
function stateOf(promotion: Promotion, card: CardOfKind, now: Date): ActivityCard['state'] {
  const closure = closureOf(promotion, now);
  if (card.state === 'claimed') return card.state;
  if (closure === 'not_begun') return 'soon';
  if ((card.takesCentavos ?? 0) > leftOf(promotion)) return 'ended';
  if (closure === null) return card.state;
  const goesOn = OUTLASTING_KINDS.has(promotion.kind) && card.state !== 'available' && leftOf(promotion) > 0;
  return goesOn ? card.state : 'ended';
}
