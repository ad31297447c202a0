import type { MessageSet } from '@mosaico/shared/contract';
import { htmlLangOf } from '@mosaico/shared/contract';
import { formatBRL } from '@mosaico/shared/money';
import { textOf } from '../messages/texts.ts';
import type { MessageText } from './message-text.ts';

/** Why a Pix went back to the bank account it came from (G12, G13). */
export type ReturnReason = 'other_payer' | 'wrong_amount' | 'paid_twice' | 'too_late' | 'order_failed';

/**
 * Every kind of notification with what its text needs. Values are stored, texts are not: a member who changes the language
 * reads old notifications in the new one. Never a document, a Pix key or a secret.
 */
export interface NotificationDetails {
  welcome: Readonly<Record<never, never>>;
  deposit_paid: { readonly amountCentavos: number };
  deposit_returned: { readonly amountCentavos: number; readonly reason: ReturnReason };
  withdrawal_paid: { readonly amountCentavos: number };
  /** `cause` as in the texts `withdrawal.cause.…`. */
  withdrawal_rejected: { readonly amountCentavos: number; readonly cause: string };
  withdrawal_refunded: { readonly amountCentavos: number; readonly cause: string };
  gift_received: { readonly amountCentavos: number };
}
export type NotificationKind = keyof NotificationDetails;

/** What a stored notification says in a language. Pure. Source: R111, R16. */
export function notificationText(
  kind: NotificationKind,
  details: Readonly<Record<string, string | number>>,
  set: MessageSet,
): MessageText {
  const { amountCentavos, reason, cause } = details;
  const values = {
    ...(typeof amountCentavos === 'number' && { amount: formatBRL(amountCentavos, htmlLangOf(set)) }),
    ...(cause !== undefined && { cause: textOf(set, `withdrawal.cause.${cause}`) }),
  };
  return {
    title: textOf(set, `notification.${kind}.title`),
    content: textOf(set, `notification.${kind}.${reason ?? 'content'}`, values),
  };
}
