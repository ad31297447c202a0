import { type DocumentType, PICTURE_PLACES, type PicturePlace } from '@mosaico/shared/rules';
import { transaction } from '../db/transaction.ts';
import { DomainError } from '../domain-error.ts';
import { FieldRefusals } from '../http/field-refusals.ts';
import type { MemberKey } from '../members/tables.ts';
import type { Deps } from '../runtime/deps.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { seal } from './seal.ts';

/** What a member sends: pictures as base64. */
export interface Submission extends MemberKey, Readonly<Partial<Record<PicturePlace, string | undefined>>> {
  readonly document_type: DocumentType;
}

const NUMBER_BYTES = 9;

/**
 * Takes the pictures of a member for a check. Each is cleaned of what the camera has written beside it and encrypted before it is stored.
 *
 * @throws DomainError picture_required, picture_invalid beside each picture; demo_member; identity_not_open while a check is under way or when the
 *   member has been approved
 * Source: G33.
 */
export async function submitIdentity(deps: Deps, submission: Submission): Promise<void> {
  const { siteKey, memberId, document_type } = submission;
  const pictures = picturesOf(submission);
  const { db, clock, random, config } = deps;
  const at = clock.now();
  const number = `K${random.bytes(NUMBER_BYTES).toString('hex').toUpperCase()}`;
  await transaction(db, async (tx) => {
    const member = await tx
      .selectFrom('members')
      .select(['identity_status', 'is_demo'])
      .where('site_key', '=', siteKey)
      .where('id', '=', memberId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (member.is_demo) throw new DomainError('demo_member');
    if (member.identity_status === 'pending' || member.identity_status === 'approved')
      throw new DomainError('identity_not_open');
    const { id } = await tx
      .insertInto('identity_checks')
      .values({
        number,
        site_key: siteKey,
        member_id: memberId,
        document_type,
        status: 'pending',
        reason: null,
        submitted_at: at,
        decided_at: null,
        decided_by: null,
        next_attempt_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('identity_files')
      .values(
        pictures.map(({ place, jpeg }) => ({
          site_key: siteKey,
          check_id: id,
          place,
          sealed: seal(config.providerSecret, { number, place }, jpeg, random),
        })),
      )
      .execute();
    await tx
      .updateTable('members')
      .set({ identity_status: 'pending', updated_at: at })
      .where('site_key', '=', siteKey)
      .where('id', '=', memberId)
      .execute();
  });
}

function picturesOf(submission: Submission) {
  const read = PICTURE_PLACES.map((place) => {
    const text = submission[place];
    return { place, isThere: Boolean(text), jpeg: text ? cleanJpeg(Buffer.from(text, 'base64')) : null };
  });
  const refusals = new FieldRefusals();
  for (const { place, isThere, jpeg } of read)
    if (!jpeg) refusals.add(place, isThere ? 'picture_invalid' : 'picture_required');
  refusals.throwIfAny();
  return read.flatMap(({ place, jpeg }) => (jpeg ? [{ place, jpeg }] : []));
}
