import type { CommissionPart } from '@mosaico/shared/api';
import { saoPauloDay, startOfSaoPauloDays } from '@mosaico/shared/rules';
import { claimCommissions } from '../../agency/commissions/claim.ts';
import { type Earning, earn } from '../../agency/commissions/credit.ts';
import { FIRST_RATES } from '../../agency/commissions/rates.ts';
import { AGENCY_SETTLEMENT } from '../../agency/commissions/settlement.ts';
import type { Tx } from '../../db/tables.ts';
import type { MemberKey } from '../../members/tables.ts';
import { takeAsSettled } from '../../promotions/days.ts';
import { daysAfter, lastSettledDay, settledAt } from '../../promotions/play/days.ts';
import { type Friend, type FriendPlay, FRIENDS } from './friends.ts';
import { addInvited, type SeedFrame } from './members.ts';
import type { PastEvent } from './past-event.ts';
import { lengthOf, seedPlay } from './play.ts';

const DAY_MS = 24 * 60 * 60_000;
/** When friends play: after the member `demo` has. */
const EVENING_MS = 21 * 60 * 60_000;
/** The member has claimed what they had earned by then, at noon: before they play. */
const CLAIMED_DAYS_AGO = 9;
const NOON_MS = 12 * 60 * 60_000;
/** How far back the clicks on their link go. */
const CLICKED_DAYS = 45;

/**
 * What the friends of the member `demo` have played, how often their link was opened, and what `demo` has earned by it as an agent, claimed in
 * part.
 *
 * @returns what `demo` has earned and claimed, for `happenInOrder`
 * Source: G35.
 */
export async function seedAgency(tx: Tx, frame: SeedFrame, agent: MemberKey): Promise<readonly PastEvent[]> {
  const { siteKey, now } = frame;
  const plays: PastPlay[] = [];
  for (const each of FRIENDS) {
    const memberId = await addInvited(tx, frame, each, await codeOf(tx, agent));
    for (const play of each.plays) {
      const at = timeOf(play.daysAgo, EVENING_MS, now);
      await seedPlay(tx, { siteKey, memberId }, { ...play, at }, frame.random);
      plays.push(pastPlay(memberId, each, play, at));
    }
  }
  const settledTo = lastSettledDay(now);
  const claimedAt = timeOf(CLAIMED_DAYS_AGO, NOON_MS, now);
  await takeAsSettled(tx, { siteKey, name: AGENCY_SETTLEMENT.name, day: settledTo, at: now });
  await seedClicks(tx, agent, now);
  return [
    ...firstRecharges(tx, agent, plays),
    ...settledDays(tx, agent, plays, settledTo),
    ...settledMonths(tx, agent, plays, settledTo),
    { at: claimedAt, happen: () => claimCommissions(tx, agent, claimedAt) },
  ];
}

/** A while of play of a friend. */
interface PastPlay {
  readonly memberId: number;
  readonly depositCentavos: number;
  readonly day: string;
  readonly endedAt: Date;
  readonly wageredCentavos: number;
  readonly wonCentavos: number;
}

function pastPlay(memberId: number, { depositCentavos }: Friend, play: FriendPlay, at: Date): PastPlay {
  return {
    memberId,
    depositCentavos,
    day: saoPauloDay(at),
    endedAt: new Date(at.getTime() + lengthOf(play)),
    wageredCentavos: play.rounds * play.betCentavos,
    wonCentavos: play.returnedCentavos,
  };
}

/** The share of a first recharge comes once as much was bet, as `followFirstRecharges` gives it. */
function firstRecharges(tx: Tx, agent: MemberKey, plays: readonly PastPlay[]): readonly PastEvent[] {
  const events: PastEvent[] = [];
  for (const [memberId, own] of Map.groupBy(plays, (play) => play.memberId)) {
    let wagered = 0;
    const last = own.find((play) => (wagered += play.wageredCentavos) >= play.depositCentavos);
    if (!last) continue;
    const { depositCentavos: baseCentavos, day, endedAt: at } = last;
    const happen = () => earnOf(tx, agent, 'recharge', 'first', day, at, [{ memberId, baseCentavos }]);
    events.push({ at, happen });
  }
  return events;
}

/** The share of a day's bets, as `settleBets` gives it. */
function settledDays(
  tx: Tx,
  agent: MemberKey,
  plays: readonly PastPlay[],
  settledTo: string,
): readonly PastEvent[] {
  return [...Map.groupBy(plays, (play) => play.day)]
    .filter(([day]) => day <= settledTo)
    .map(([day, own]) => {
      const at = settledAt(day);
      const earnings = own.map(({ memberId, wageredCentavos }) => ({
        memberId,
        baseCentavos: wageredCentavos,
      }));
      return { at, happen: () => earnOf(tx, agent, 'betting', day, day, at, earnings) };
    });
}

/** The share of a month's net revenue, as `settleMonth` gives it. */
function settledMonths(
  tx: Tx,
  agent: MemberKey,
  plays: readonly PastPlay[],
  settledTo: string,
): readonly PastEvent[] {
  return [...Map.groupBy(plays, (play) => play.day.slice(0, 7))]
    .map(([month, own]) => ({ month, own, lastDay: lastDayOf(month) }))
    .filter(({ lastDay }) => lastDay <= settledTo)
    .map(({ month, own, lastDay }) => {
      const at = settledAt(lastDay);
      return { at, happen: () => settleMonth(tx, agent, { month, lastDay, at, own }) };
    });
}

interface PastMonth {
  readonly month: string;
  readonly lastDay: string;
  readonly at: Date;
  readonly own: readonly PastPlay[];
}

async function settleMonth(tx: Tx, agent: MemberKey, { month, lastDay, at, own }: PastMonth): Promise<void> {
  const { siteKey, memberId: agentId } = agent;
  const revenues = [...Map.groupBy(own, (play) => play.memberId)].map(([memberId, each]) => ({
    site_key: siteKey,
    agent_id: agentId,
    member_id: memberId,
    month,
    revenue_centavos: each.reduce((sum, play) => sum + play.wageredCentavos - play.wonCentavos, 0),
    counted_in: month,
  }));
  const revenue = revenues.reduce((sum, row) => sum + row.revenue_centavos, 0);
  const frame = { site_key: siteKey, agent_id: agentId, month, settled_at: at };
  if (revenue <= 0) throw new Error('the friends of the demonstration lose something in every month');
  await tx.insertInto('agency_revenues').values(revenues).execute();
  await tx
    .insertInto('agency_months')
    .values({ ...frame, revenue_centavos: revenue, brought_centavos: 0, carried_centavos: 0 })
    .execute();
  await earnOf(tx, agent, 'settlement', month, lastDay, at, [{ memberId: null, baseCentavos: revenue }]);
}

function earnOf(
  tx: Tx,
  { siteKey, memberId: agentId }: MemberKey,
  part: CommissionPart,
  occasion: string,
  day: string,
  at: Date,
  earnings: readonly Earning[],
): Promise<number> {
  const rateHundredths = FIRST_RATES[part];
  return earn(tx, { siteKey, agentId, part, occasion, day, rateHundredths, at }, earnings);
}

function timeOf(daysAgo: number, timeMs: number, now: Date): Date {
  return new Date(startOfSaoPauloDays(daysAgo + 1, now).getTime() + timeMs);
}

function lastDayOf(month: string): string {
  return daysAfter(`${daysAfter(`${month}-01`, 31).slice(0, 7)}-01`, -1);
}

/** Each who registered has opened the link before. */
async function seedClicks(tx: Tx, { siteKey, memberId }: MemberKey, now: Date): Promise<void> {
  const clicksOf = (daysAgo: number) =>
    ((daysAgo * 7) % 5) + FRIENDS.filter((each) => each.daysAgo === daysAgo).length;
  const days = Array.from({ length: CLICKED_DAYS }, (_, daysAgo) => ({
    site_key: siteKey,
    member_id: memberId,
    day: saoPauloDay(new Date(now.getTime() - daysAgo * DAY_MS)),
    clicks: clicksOf(daysAgo),
  }));
  await tx
    .insertInto('invite_clicks')
    .values(days.filter(({ clicks }) => clicks > 0))
    .execute();
}

async function codeOf(tx: Tx, { siteKey, memberId }: MemberKey): Promise<string> {
  const { invite_code: code } = await tx
    .selectFrom('members')
    .select('invite_code')
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return code;
}
