import { submitIdentity } from '../src/identity/submit.ts';
import { insertMember } from './builders.ts';
import { samplePictures } from './sample-jpeg.ts';
import type { TestDeps } from './test-deps.ts';

/**
 * An identity check that waits, of a member of its own, and that an operator has looked at.
 *
 * @returns its number
 */
export async function identityCheck(deps: TestDeps, siteKey: string, word: string): Promise<string> {
  const { id: memberId } = await insertMember(deps.db, siteKey, {
    realname: `${word} Realname`,
    identity_status: 'none',
  });
  await submitIdentity(deps, { siteKey, memberId, document_type: 'rg', ...samplePictures(word) });
  const check = await deps.db
    .selectFrom('identity_checks')
    .select(['id', 'number'])
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  await deps.db
    .insertInto('identity_views')
    .values({ site_key: siteKey, check_id: check.id, operator: 'ana', viewed_at: deps.clock.now() })
    .execute();
  return check.number;
}
