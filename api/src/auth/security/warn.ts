import { messageSetOf } from '@mosaico/shared/contract';
import type { Tx } from '../../db/tables.ts';
import { notify } from '../../information/notifications.ts';
import type { MemberKey } from '../../members/tables.ts';
import { textOf } from '../../messages/texts.ts';
import { messageProviderOf } from '../../providers/message/provider-of-site.ts';
import type { Message } from '../../providers/message/message-provider.ts';
import type { Deps } from '../../runtime/deps.ts';
import { siteName } from '../site-name.ts';

/** What a member is warned of, because somebody else may have done it. */
export type Warning =
  'password_changed' | 'email_changed' | 'phone_changed' | 'export_requested' | 'deletion_requested';

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
 * Source: A65.
 */
export async function warn(
  tx: Tx,
  deps: Deps,
  owner: MemberKey,
  warning: Warning,
  { email, phone, language }: Warned,
  at: Date,
): Promise<number> {
  const { siteKey } = owner;
  const carrier = await messageProviderOf(tx, deps, siteKey);
  const site = await siteName(tx, siteKey);
  const set = messageSetOf(language) ?? 'pt';
  const text = (part: string) => textOf(set, `warning.${warning}.${part}`, { site });
  const message = { siteKey, subject: text('subject'), text: text('text'), at };
  if (email) await sendIfCarried({ ...message, channel: 'email', to: email });
  if (warning === 'phone_changed') await sendIfCarried({ ...message, channel: 'sms', to: phone });
  return notify(tx, { ...owner, kind: warning, details: {}, at });

  async function sendIfCarried(one: Message): Promise<void> {
    if (carrier?.carries(one.channel)) await carrier.send(one);
  }
}
