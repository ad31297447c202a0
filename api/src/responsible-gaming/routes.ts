import { htmlLangOf } from '@mosaico/shared/contract';
import { formatBRL } from '@mosaico/shared/money';
import { transaction } from '../db/transaction.ts';
import { idempotent } from '../http/idempotency.ts';
import { ownerOf } from '../http/owner-of.ts';
import { type Caller, type Route, route, success } from '../http/route.ts';
import { instantText } from '../information/instant-text.ts';
import { notificationPublisher } from '../information/publish-notification.ts';
import type { Deps } from '../runtime/deps.ts';
import { exclude, pause } from './bars.ts';
import { keepLimit } from './keep-limit.ts';
import { checkLimit, type WantedLimit } from './limit-form.ts';
import { limitsOf } from './limits.ts';
import { playedSince, statementOf } from './played.ts';
import { setRealityCheck } from './reality-check.ts';
import { sessionOf } from './session.ts';
import { setLimit } from './set-limit.ts';

/** Limits, breaks, self-exclusion, and what playing has taken in time and money (G31, A38). */
export function responsibleGamingRoutes(deps: Deps): readonly Route[] {
  const { db, clock, memberEvents } = deps;
  const tell = notificationPublisher(deps);
  return [
    route('GET /api/rg/limits', async ({ member }) =>
      success({ limits: await limitsOf(db, ownerOf(member), clock.now()) }),
    ),

    route('POST /api/rg/limits', async (call) => {
      const wanted = checkLimit(call.body, (centavos) => moneyText(centavos, call.caller));
      const owner = ownerOf(call.member);
      const at = clock.now();
      let told: number | null = null;
      const limits = await transaction(db, (tx) =>
        idempotent(tx, call, at, async () => {
          told = await setLimit(tx, owner, wanted, at);
          return limitsOf(tx, owner, at);
        }),
      );
      tell(call.member.id, told);
      return success({ limits }, savedText(limits, wanted, call.caller));
    }),

    route('POST /api/rg/limits/keep', async ({ body, member, caller }) => {
      const { kind, period, effective_at } = body;
      const owner = ownerOf(member);
      const told = await transaction(db, (tx) =>
        keepLimit(tx, owner, { kind, period, effectiveAt: new Date(effective_at) }, clock),
      );
      tell(member.id, told);
      return success({ limits: await limitsOf(db, owner, clock.now()) }, caller.t('rg.limit_kept'));
    }),

    route('POST /api/rg/pause', async (call) => {
      const at = clock.now();
      let told: number | null = null;
      const pausedUntil = await transaction(db, (tx) =>
        idempotent(tx, call, at, async () => {
          const begun = await pause(tx, ownerOf(call.member), call.body.hours, at);
          told = begun.notificationId;
          return begun.until.toISOString();
        }),
      );
      tell(call.member.id, told);
      const until = instantText(pausedUntil, call.caller.messageSet);
      return success({ paused_until: pausedUntil }, call.caller.t('rg.paused_until', { until }));
    }),

    route('POST /api/rg/self-exclude', async ({ body, member, caller }) => {
      const at = clock.now();
      const until = await transaction(db, (tx) => exclude(tx, ownerOf(member), body.months, at));
      memberEvents.publish(member.id, { type: 'revoked', at: at.toISOString() });
      return success({ excluded_until: until?.toISOString() ?? null }, caller.t('rg.excluded'));
    }),

    route('GET /api/rg/session', async ({ member }) => {
      const session = await sessionOf(db, member);
      const played = await playedSince(db, ownerOf(member), session.startedAt);
      return success({
        started_at: session.startedAt.toISOString(),
        now: clock.now().toISOString(),
        ...played,
        reality_check_minutes: session.realityCheckMinutes,
        paused_until: session.pausedUntil?.toISOString() ?? null,
        is_excluded: session.isExcluded,
        is_barred: session.isBarred,
        excluded_until: session.exclusionEndsAt?.toISOString() ?? null,
      });
    }),

    route('POST /api/rg/reality-check', async ({ body, member, caller }) => {
      const { minutes } = body;
      await transaction(db, (tx) => setRealityCheck(tx, ownerOf(member), minutes, clock.now()));
      return success({ reality_check_minutes: minutes }, caller.t('rg.reality_check_saved', { minutes }));
    }),

    route('GET /api/rg/statement', async ({ query, member }) =>
      success({ by: query.by, periods: await statementOf(db, ownerOf(member), query.by, clock.now()) }),
    ),
  ];
}

/** What was asked for last is what waits: a limit that counts at once has nothing waiting behind it. */
function savedText(
  limits: Awaited<ReturnType<typeof limitsOf>>,
  wanted: WantedLimit,
  { t, messageSet }: Caller,
): string {
  const saved = limits.find(({ kind, period }) => kind === wanted.kind && period === wanted.period);
  if (!saved?.pending) return t('rg.limit_saved');
  return t('rg.limit_waits', { date: instantText(saved.pending.effective_at, messageSet) });
}

function moneyText(centavos: number, { messageSet }: Caller): string {
  return formatBRL(centavos, htmlLangOf(messageSet));
}
