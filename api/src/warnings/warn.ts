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
  | 'email_changed'
  | 'phone_changed'
  | 'new_device'
  | 'factors_removed'
  | 'export_requested'
  | 'deletion_requested';

/** To whom a warning goes: the addresses from before the change. */
export interface Warned {
  readonly email: string;
  readonly phone: string;
  readonly language: string;
}

/**
 * Tells a member of a change of their account, in the transaction of the change: in the information centre, and by mail to the
 * address that was bound before; of another phone number by SMS to the old one. In the language that the member registered with,
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
    ...placeOf(warning.details, textOf(set, 'device.unknown')),
  };
  const text = (part: string) => textOf(set, `warning.${kind}.${part}`, values);
  const message = { siteKey, subject: text('subject'), text: text('text'), at };
  if (email) await sendIfCarried({ ...message, channel: 'email', to: email });
  if (kind === 'phone_changed') await sendIfCarried({ ...message, channel: 'sms', to: phone });
  return notify(tx, warning);

  async function sendIfCarried(one: Message): Promise<void> {
    if (carrier?.carries(one.channel)) await carrier.send(one);
  }
}

/** Where a login came from, as its warning says it. Pure. */
function placeOf(details: NotificationDetails[Warning], unknown: string) {
  return 'network' in details ? { device: details.device || unknown, network: details.network } : {};
}
