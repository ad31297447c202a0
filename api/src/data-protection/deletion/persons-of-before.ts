import { transaction } from '../../db/transaction.ts';
import { concealPerson, holdPerson } from '../../promotions/first-deposit/person.ts';
import { doAll } from '../../runtime/batch.ts';
import type { Deps } from '../../runtime/deps.ts';
import { openFormerMember } from './former-member.ts';

/**
 * Conceals the CPF in first-deposit awards of accounts that were deleted by a release that did not. Who has registered again since has their CPF
 * beside the award in any case, and is left: it is by this that the award is known as theirs.
 *
 * Source: G42, A44.
 */
export async function concealPersonsOfBefore({ db, config, log }: Deps): Promise<void> {
  const former = await db
    .lane('jobs')
    .selectFrom('former_members as former')
    .innerJoin('promotion_awards as award', (join) =>
      join.onRef('award.site_key', '=', 'former.site_key').onRef('award.member_id', '=', 'former.member_id'),
    )
    .select(['former.site_key as siteKey', 'former.member_id as memberId', 'former.sealed'])
    .where('award.kind', '=', 'first_deposit')
    .where('award.occasion', 'like', 'person:%')
    .execute();
  await doAll(
    {
      items: former,
      work: ({ siteKey, memberId, sealed }) => {
        const cpf = openFormerMember(config, memberId, sealed)?.cpf;
        if (cpf === undefined) return Promise.resolve();
        return transaction(
          db,
          async (tx) => {
            const person = { siteKey, cpf };
            await holdPerson(tx, person);
            const back = await tx
              .selectFrom('members')
              .select('id')
              .where('site_key', '=', siteKey)
              .where('cpf', '=', cpf)
              .executeTakeFirst();
            if (!back) await concealPerson(tx, config, person);
          },
          'jobs',
        );
      },
      failure: 'the award of a former member could not be concealed',
      tell: ({ siteKey: site, memberId: member }) => ({ site, member }),
    },
    log,
  );
}
