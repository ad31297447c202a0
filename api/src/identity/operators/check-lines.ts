import type { Data } from '@mosaico/shared/api';
import { concealCpf } from '@mosaico/shared/rules';
import type { Db, Tx } from '../../db/tables.ts';

export type CheckLine = Data<'GET /api/operator/identity'>['list'][number];

/** Checks of a site with what an operator compares the document with. */
export function checksOf(db: Db | Tx, siteKey: string) {
  return db
    .selectFrom('identity_checks')
    .innerJoin('members', (join) =>
      join
        .onRef('members.site_key', '=', 'identity_checks.site_key')
        .onRef('members.id', '=', 'identity_checks.member_id'),
    )
    .select([
      'identity_checks.id',
      'number',
      'identity_checks.status',
      'member_id',
      'account',
      'realname',
      'cpf',
      'birth_date',
      'document_type',
      'submitted_at',
      'needs_operator',
      'reason',
      'decided_by',
      'files_deleted_at',
    ])
    .where('identity_checks.site_key', '=', siteKey);
}

/** A check as operators see it. Pure. */
export function lineOf(row: Awaited<ReturnType<ReturnType<typeof checksOf>['execute']>>[number]): CheckLine {
  return {
    number: row.number,
    status: row.status,
    member_id: row.member_id,
    member_name: row.account,
    realname: row.realname,
    cpf: concealCpf(row.cpf),
    birth_date: row.birth_date,
    document_type: row.document_type,
    submitted_at: row.submitted_at.toISOString(),
    needs_operator: row.needs_operator,
    reason: row.reason,
    decided_by: row.decided_by,
    has_pictures: row.files_deleted_at === null,
  };
}
