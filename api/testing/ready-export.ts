import type { MemberKey } from '../src/members/tables.ts';
import { workOnExports } from '../src/data-protection/export/jobs.ts';
import type { TestDeps } from './test-deps.ts';

let exports = 0;

/** A copy of the member's data that waits to be made. @returns its id */
export async function askedExport(
  { db, clock }: TestDeps,
  { siteKey, memberId }: MemberKey,
): Promise<number> {
  exports += 1;
  const at = clock.now();
  const { id } = await db
    .insertInto('data_exports')
    .values({
      number: `export-${siteKey}-${exports}`,
      site_key: siteKey,
      member_id: memberId,
      status: 'pending',
      requested_at: at,
      next_attempt_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A copy that is ready. */
export async function readyExport(deps: TestDeps, owner: MemberKey): Promise<number> {
  const id = await askedExport(deps, owner);
  await workOnExports(deps);
  return id;
}
