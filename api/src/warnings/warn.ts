import { messageSetOf } from '@mosaico/shared/contract';
import type { Tx } from '../db/tables.ts';
import type { NotificationDetails } from '../information/notification-kinds.ts';
import { type NewNotification, notify } from '../information/notifications.ts';
import { textOf } from '../messages/texts.ts';
import type { Message } from '../providers/message/message-provider.ts';
import { messageProviderOf } from '../providers/message/provider-of-site.ts';
import type { Deps } from '../runtime/deps.ts';
import { siteName } from '../sites/site-name.ts';

/** What a member is warned of, because somebody else may have done it. */
export type Warning =
  | 'password_changed'
  | 'withdrawal_password_set'
  | 'email_added'
  | 'email_changed'
  | 'phone_changed'
  | 'new_device'
  | 'sessions_ended'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'passkey_added'
  | 'passkey_removed'
  | 'pix_key_added'
  | 'pix_key_removed'
  | 'factors_removed'
  | 'export_requested'
  | 'deletion_requested';

const BY_SMS: ReadonlySet<Warning> = new Set(['email_added', 'phone_changed']);

/** To whom a warning goes: the addresses from before the change. */
export interface Warned {
  readonly email: string;
  readonly phone: string;
  readonly language: string;
}

/**
 * Tells a member of a change of their account, in the transaction of the change: in the information centre, and by mail to the
 * address that was bound before; by SMS to the phone from before the change where the phone changes, and where an e-mail address comes that
 * was not there before, because no mail tells anybody of it. In the language that the member registered with,
 * because the change may not be their own doing. Without anybody who carries messages, the information centre alone says it.
 *
 * @returns the id of the notification, for the member event after the commit
 * Source: A65, G54.
 */
export async function warn<Kind extends Warning>(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'random'>,
  warning: NewNotification<Kind>,
  { email, phone, language }: Warned,
): Promise<number> {
  const { siteKey, kind, at } = warning;
  const carrier = await messageProviderOf(tx, deps, siteKey);
  const set = messageSetOf(language) ?? 'pt';
  const values = {
    site: await siteName(tx, siteKey),
    ...valuesOf(warning.details, textOf(set, 'device.unknown')),
  };
  const text = (part: string) => textOf(set, `warning.${kind}.${part}`, values);
  const message = { siteKey, subject: text('subject'), text: text('text'), at };
  if (email) await sendIfCarried({ ...message, channel: 'email', to: email });
  if (BY_SMS.has(kind)) await sendIfCarried({ ...message, channel: 'sms', to: phone });
  return notify(tx, warning);

  async function sendIfCarried(one: Message): Promise<void> {
    if (carrier?.carries(one.channel)) await carrier.send(one);
  }
}

/** The same for what leaves the addresses as they are. Source: A65, G54, G55. */
export async function warnMember<Kind extends Warning>(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'random'>,
  warning: NewNotification<Kind>,
): Promise<number> {
  const member = await tx
    .selectFrom('members')
    .select(['email', 'phone', 'language'])
    .where('site_key', '=', warning.siteKey)
    .where('id', '=', warning.memberId)
    .executeTakeFirstOrThrow();
  return warn(tx, deps, warning, member);
}

/** What a warning names: where a login came from, or a passkey. Pure. */
function valuesOf(details: NotificationDetails[Warning], unknown: string) {
  if ('network' in details) return { device: details.device || unknown, network: details.network };
  return 'name' in details ? { name: details.name } : {};
}
