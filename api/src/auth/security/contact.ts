import type { ErrorCode } from '@mosaico/shared/api';
import { fieldRules, normaliseEmail, normalisePhone } from '@mosaico/shared/rules';
import type { Tx } from '../../db/tables.ts';
import { FieldRefusals } from '../../http/field-refusals.ts';
import type { MemberKey } from '../../members/tables.ts';
import type { MessageChannel } from '../../providers/message/message-provider.ts';
import type { Warning } from '../../warnings/warn.ts';

/** An address that a member proves to be theirs. */
export interface ContactKind {
  /** Purpose of its codes and tickets, and its field on the wire. */
  readonly field: 'email' | 'phone';
  readonly channel: MessageChannel;
  readonly taken: Extract<ErrorCode, 'email_taken' | 'phone_taken'>;
  /** What the member proves no second time. */
  readonly proven: Extract<ErrorCode, 'email_is_own' | 'phone_verified'>;
  readonly warnings: {
    /** Of the first address. Null where no member is without one. */
    readonly added: Extract<Warning, 'email_added'> | null;
    readonly changed: Extract<Warning, 'email_changed' | 'phone_changed'>;
  };
  readonly fault: (text: string) => ErrorCode | null;
  readonly normalise: (text: string) => string | null;
}

export const EMAIL: ContactKind = {
  field: 'email',
  channel: 'email',
  taken: 'email_taken',
  proven: 'email_is_own',
  warnings: { added: 'email_added', changed: 'email_changed' },
  fault: fieldRules.email,
  normalise: normaliseEmail,
};
export const PHONE: ContactKind = {
  field: 'phone',
  channel: 'sms',
  taken: 'phone_taken',
  proven: 'phone_verified',
  warnings: { added: null, changed: 'phone_changed' },
  fault: fieldRules.phone,
  normalise: normalisePhone,
};

/** @throws DomainError when what was typed is no such address */
export function addressOf({ field, fault, normalise }: ContactKind, typed: string): string {
  new FieldRefusals().add(field, fault(typed)).throwIfAny();
  return normalise(typed) ?? '';
}

/** The member of the site, another one than the owner, whose address it is. */
export async function holderOf(
  tx: Tx,
  { field }: ContactKind,
  { siteKey, memberId }: MemberKey,
  address: string,
): Promise<number | null> {
  const holder = await tx
    .selectFrom('members')
    .select('id')
    .where('site_key', '=', siteKey)
    .where((row) =>
      field === 'email'
        ? row.and([row('email', '<>', ''), row(row.fn<string>('lower', ['email']), '=', address)])
        : row('phone', '=', address),
    )
    .where('id', '<>', memberId)
    .executeTakeFirst();
  return holder?.id ?? null;
}
