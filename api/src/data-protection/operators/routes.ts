import type { Data } from '@mosaico/shared/api';
import { normaliseCpf } from '@mosaico/shared/rules';
import { sql } from 'kysely';
import { onPage } from '../../db/page.ts';
import { DomainError } from '../../domain-error.ts';
import { type Route, route, success } from '../../http/route.ts';
import { formerCpfHash } from '../../members/former-accounts.ts';
import type { Deps } from '../../runtime/deps.ts';
import { openFormerMember } from '../deletion/former-member.ts';
import type { DeletionRequest } from '../deletion/tables.ts';

type Line = Data<'GET /api/operator/deletions'>['list'][number];

/** What operators see of deletions, and the record of a former member where an authority asks for it (G42). */
export function operatorDeletionRoutes({ db, clock, config }: Deps): readonly Route[] {
  return [
    route('GET /api/operator/deletions', async ({ query: { status, page, limit }, caller: { site } }) => {
      const requests = db
        .selectFrom('deletion_requests')
        .where('site_key', '=', site.key)
        .where('status', '=', status);
      const { total } = await requests.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
      const rows = await onPage(requests.selectAll().orderBy('id', 'desc'), { page, limit }).execute();
      return success({ list: rows.map(lineOf), total, page, limit });
    }),

    route('POST /api/operator/deletions/open', async ({ body, operator, caller: { site } }) => {
      const found = await db
        .selectFrom('former_members')
        .selectAll()
        .where('site_key', '=', site.key)
        .where('cpf_hash', '=', formerCpfHash(config, site.key, normaliseCpf(body.cpf) ?? ''))
        .orderBy('deleted_at', 'desc')
        .limit(20)
        .execute();
      if (found.length === 0) throw new DomainError('not_found');
      // Who looks is written down before anything is shown.
      await db
        .lane('writes')
        .insertInto('former_member_views')
        .values(
          found.map(({ member_id }) => ({
            site_key: site.key,
            member_id,
            operator,
            reason: body.reason,
            viewed_at: clock.now(),
          })),
        )
        .execute();
      return success({
        list: found.flatMap((row) => {
          const record = openFormerMember(config, row.member_id, row.sealed);
          return record
            ? [
                {
                  member_id: row.member_id,
                  deleted_at: row.deleted_at.toISOString(),
                  ...record,
                  payees: [...record.payees],
                },
              ]
            : [];
        }),
      });
    }),
  ];
}

function lineOf(row: DeletionRequest): Line {
  return {
    member_id: row.member_id,
    status: row.status,
    obstacle: row.obstacle,
    requested_at: row.requested_at.toISOString(),
    due_at: row.due_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}
