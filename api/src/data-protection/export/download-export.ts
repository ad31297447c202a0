import type { Data } from '@mosaico/shared/api';
import type { Tx } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import { DomainError } from '../../domain-error.ts';
import type { CallerMember } from '../../http/route.ts';
import { notify } from '../../information/notifications.ts';
import type { Deps } from '../../runtime/deps.ts';
import { checkTicket, useTicket } from '../../sessions/tickets.ts';
import { latest } from './request-export.ts';
import { unsealPart } from './seal-part.ts';
import type { DataExport } from './tables.ts';

/** A piece of the archive, and the notification of a download that has begun. */
export interface Downloaded {
  readonly part: Data<'POST /api/me/export/download'>;
  readonly notificationId: number | null;
}

/**
 * Hands out a piece of the archive. The ticket is for all pieces, and used up by the last one.
 *
 * @throws DomainError ticket_invalid; export_gone when none is ready, or there is no such piece
 * Source: G42, A39.
 */
export async function downloadPart(
  { db, clock, config }: Deps,
  member: CallerMember,
  { ticket, part }: { readonly ticket: string; readonly part: number },
): Promise<Downloaded> {
  const at = clock.now();
  const owner = { siteKey: member.siteKey, memberId: member.id };
  const of = { siteKey: member.siteKey, sessionId: member.sessionId, purpose: 'data_download' } as const;
  return transaction(db, async (tx) => {
    await checkTicket(tx, of, ticket, at);
    const row = await latest(tx, owner);
    if (row?.status !== 'ready' || row.expires_at === null || row.expires_at <= at)
      throw new DomainError('export_gone');
    const bytes = unsealPart(
      config,
      { ...row, attempt: row.attempts, part },
      await sealedPart(tx, row, part),
    );
    if (!bytes) throw new DomainError('export_gone');
    if (part === row.parts) await useTicket(tx, of, ticket, at);
    return {
      part: { part, parts: row.parts, name: nameOf(row), data: bytes.toString('base64') },
      notificationId:
        part === 1 ? await notify(tx, { ...owner, kind: 'export_downloaded', details: {}, at }) : null,
    };
  });
}

async function sealedPart(tx: Tx, { id, attempts }: DataExport, part: number): Promise<string> {
  const stored = await tx
    .selectFrom('data_export_parts')
    .select('sealed')
    .where('export_id', '=', id)
    .where('attempt', '=', attempts)
    .where('part', '=', part)
    .executeTakeFirst();
  if (!stored) throw new DomainError('export_gone');
  return stored.sealed;
}

function nameOf({ site_key, ready_at }: DataExport): string {
  return `${site_key}-${ready_at?.toISOString().slice(0, 10) ?? ''}.zip`;
}
