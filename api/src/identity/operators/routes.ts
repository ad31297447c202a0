import { sql } from 'kysely';
import { transaction } from '../../db/transaction.ts';
import { DomainError } from '../../domain-error.ts';
import { type Caller, type Route, route, success } from '../../http/route.ts';
import { publishNotification } from '../../information/publish-notification.ts';
import type { Deps } from '../../runtime/deps.ts';
import { type Decision, decide } from '../decide.ts';
import { picturesOf } from '../pictures.ts';
import { checksOf, lineOf } from './check-lines.ts';

/** What operators do about identity checks: the queue, the pictures, a decision (G33). */
export function operatorIdentityRoutes({ db, clock, config, memberEvents }: Deps): readonly Route[] {
  const checkOf = async (siteKey: string, number: string) => {
    const check = await checksOf(db, siteKey).where('number', '=', number).executeTakeFirst();
    if (!check) throw new DomainError('not_found');
    return check;
  };
  const decided = async (
    { site }: Caller,
    { number, note }: { readonly number: string; readonly note: string },
    operator: string,
    decision: Decision,
  ) => {
    const at = clock.now();
    const of = { siteKey: site.key, number, note, by: `operator:${operator}`, at };
    const { memberId, notificationId } = await transaction(db, (tx) => decide(tx, of, decision));
    publishNotification(memberEvents, memberId, notificationId, at);
    return success(lineOf(await checkOf(site.key, number)));
  };
  return [
    route('GET /api/operator/identity', async ({ query: { status, page, limit }, caller: { site } }) => {
      const { total } = await db
        .selectFrom('identity_checks')
        .select(sql<number>`count(*)`.as('total'))
        .where('site_key', '=', site.key)
        .where('status', '=', status)
        .executeTakeFirstOrThrow();
      const rows = await checksOf(db, site.key)
        .where('identity_checks.status', '=', status)
        .orderBy('needs_operator', 'desc')
        .orderBy('submitted_at')
        .orderBy('identity_checks.id')
        .offset((page - 1) * limit)
        .limit(limit)
        .execute();
      return success({ list: rows.map(lineOf), total, page, limit });
    }),

    route(
      'GET /api/operator/identity/pictures',
      async ({ query: { number }, operator, caller: { site } }) => {
        const check = await checkOf(site.key, number);
        await db
          .lane('writes')
          .insertInto('identity_views')
          .values({ site_key: site.key, check_id: check.id, operator, viewed_at: clock.now() })
          .execute();
        return success({ pictures: [...(await picturesOf(db, config.providerSecret, check))] });
      },
    ),

    route('POST /api/operator/identity/approve', ({ body, operator, caller }) =>
      decided(caller, body, operator, { status: 'approved' }),
    ),

    route('POST /api/operator/identity/reject', ({ body, operator, caller }) =>
      decided(caller, body, operator, { status: 'rejected', reason: body.reason }),
    ),
  ];
}
