import { saoPauloDay } from '@mosaico/shared/rules';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/tables.ts';
import { type Span, spanOfDays } from '../../promotions/play/days.ts';
import { playersIn, playOf } from '../../promotions/play/play.ts';

/** Times in which a site was without agents, within a span, the oldest first. */
export async function pausesIn(db: Db | Tx, siteKey: string, { from, to }: Span): Promise<readonly Span[]> {
  const rows = await db
    .selectFrom('agency_pauses')
    .select(['from_at', 'until_at'])
    .where('site_key', '=', siteKey)
    .where('from_at', '<', to)
    .where((row) => row.or([row('until_at', 'is', null), row('until_at', '>', from)]))
    .orderBy('from_at')
    .execute();
  return rows.map(({ from_at: begin, until_at: end }) => ({
    from: begin > from ? begin : from,
    to: end && end < to ? end : to,
  }));
}

/** Whether a site was without agents at an instant. */
export async function wasPaused(db: Db | Tx, siteKey: string, at: Date): Promise<boolean> {
  return (await pausesIn(db, siteKey, { from: at, to: new Date(at.getTime() + 1) })).length > 0;
}

/** What is left of a span without these parts of it, which are in order. Pure. */
export function outside({ from, to }: Span, pauses: readonly Span[]): readonly Span[] {
  const edges = [from, ...pauses.flatMap((pause) => [pause.from, pause.to]), to];
  const spans: Span[] = [];
  for (let index = 0; index < edges.length; index += 2) {
    const [begin, end] = [edges[index] ?? to, edges[index + 1] ?? to];
    if (begin < end) spans.push({ from: begin, to: end });
  }
  return spans;
}

/** What a member staked and won on a part of a day. */
export interface PartOfDay {
  readonly memberId: number;
  readonly wageredCentavos: number;
  readonly wonCentavos: number;
}

/**
 * What was played while the site had agents, on days on which it was without them for a time. Such days are read round by round: `play_days`
 * has their sums only. Source: A30.
 */
export async function playOfPartDays(db: Db, siteKey: string, span: Span): Promise<readonly PartOfDay[]> {
  const parts: PartOfDay[] = [];
  for (const day of daysOf(await pausesIn(db, siteKey, span))) {
    const whole = spanOfDays(day, day);
    for (const open of outside(whole, await pausesIn(db, siteKey, whole))) {
      const members = await playersIn(db, siteKey, open);
      parts.push(...(await playOf(db, siteKey, members, open)));
    }
  }
  return parts;
}

/** The days that begin or end in one of these times: those that lie within one wholly have no other part. */
function daysOf(pauses: readonly Span[]): ReadonlySet<string> {
  return new Set(
    pauses.flatMap(({ from, to }) => [saoPauloDay(from), saoPauloDay(new Date(to.getTime() - 1))]),
  );
}

/** Of a row of `play_days`, called `play`: the site had agents all that day. */
export const WAS_WHOLE_DAY = sql<boolean>`not exists (select from agency_pauses pause where pause.site_key = play.site_key
  and pause.from_at < ((play.day + 1)::timestamp at time zone 'America/Sao_Paulo')
  and coalesce(pause.until_at, 'infinity') > (play.day::timestamp at time zone 'America/Sao_Paulo'))`;
