import { newestRows, type CursorPage } from '../db/page.ts';
import type { Db, Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import type { MessageSet } from '@mosaico/shared/contract';
import type { MessageText } from './message-text.ts';
import { notificationText, type NotificationDetails, type NotificationKind } from './notification-kinds.ts';

/** A member of a site. */
export interface Reader {
  readonly siteKey: string;
  readonly memberId: number;
}

/** A message for one member. */
export interface NewNotification<Kind extends NotificationKind> extends Reader {
  readonly kind: Kind;
  readonly details: NotificationDetails[Kind];
  readonly at: Date;
  /** The member has just done it themselves and has seen it done: it stands among their messages, but calls for no reading (G23). */
  readonly isSeen?: boolean;
}

/**
 * Writes a message for a member, in the transaction of the fact it tells of: both or neither.
 *
 * @returns its id, for the member event `notification` after the commit
 * Source: R111.
 */
export async function notify<Kind extends NotificationKind>(
  tx: Tx,
  { siteKey, memberId, kind, details, at, isSeen = false }: NewNotification<Kind>,
): Promise<number> {
  const { id } = await tx
    .insertInto('notifications')
    .values({
      site_key: siteKey,
      member_id: memberId,
      kind,
      details: JSON.stringify(details),
      created_at: at,
      read_at: isSeen ? at : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A member's messages in a language, newest first (R111, R218, G28). */
export async function notificationsOf(
  db: Db,
  { siteKey, memberId }: Reader,
  set: MessageSet,
  page: CursorPage,
) {
  const query = db
    .selectFrom('notifications')
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId);
  const { rows, total, next } = await newestRows(query.selectAll(), page, {
    at: 'created_at',
    id: 'id',
    of: ({ created_at: at, id }) => ({ at, id }),
  });
  const list = rows.map(({ id, kind, details, created_at, read_at }) => ({
    id,
    kind,
    ...withPreview(notificationText(kind, details, set)),
    created_at: created_at.toISOString(),
    is_read: read_at ? 1 : 0,
  }));
  return { list, total, next };
}

function withPreview({ title, content }: MessageText) {
  return { title, content, preview: content.replace(/\s+/g, ' ') };
}

/**
 * Marks one of the member's messages, or all of them, as read. One that is read already keeps its first mark.
 *
 * @throws DomainError not_found for an id that is none of the member's (G23, R160)
 */
export async function readNotifications(
  tx: Tx,
  { siteKey, memberId }: Reader,
  id: number | 'all',
  at: Date,
): Promise<void> {
  if (id !== 'all') await assertOwn(tx, { siteKey, memberId }, id);
  let update = tx
    .updateTable('notifications')
    .set({ read_at: at })
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null);
  if (id !== 'all') update = update.where('id', '=', id);
  await update.execute();
}

async function assertOwn(tx: Tx, { siteKey, memberId }: Reader, id: number): Promise<void> {
  const own = await tx
    .selectFrom('notifications')
    .select('id')
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!own) throw new DomainError('not_found');
}
