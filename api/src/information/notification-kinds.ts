import type { MessageSet } from '@mosaico/shared/contract';
import { htmlLangOf } from '@mosaico/shared/contract';
import { formatBRL } from '@mosaico/shared/money';
import type { LimitKind, LimitPeriod } from '@mosaico/shared/rules';
import { textOf } from '../messages/texts.ts';
import type { MessageText } from './message-text.ts';
import { instantText } from './instant-text.ts';

/** Why a Pix went back to the bank account it came from (G12, G13). */
export type ReturnReason = 'other_payer' | 'wrong_amount' | 'paid_twice' | 'too_late' | 'order_failed';

/** Why a member may not deposit any more for whom a code was made before (`play_deposit_bar`, 0166_deposits_of_barred_players.sql). */
export type DepositBar = 'self_excluded' | 'play_barred' | 'play_paused' | 'deposit_limit_reached';

/**
 * Every kind of notification with what its text needs. Values are stored, texts are not: a member who changes the language
 * reads old notifications in the new one. Never a document, a Pix key or a secret.
 */
export interface NotificationDetails {
  welcome: Readonly<Record<never, never>>;
  deposit_paid: { readonly amountCentavos: number };
  /** With a bar the reason is `order_failed`, which releases before the bar have a text for. */
  deposit_returned: {
    readonly amountCentavos: number;
    readonly reason: ReturnReason;
    readonly bar?: DepositBar;
  };
  /** `heldCentavos`: what is blocked of the member's money until the contestation is decided. */
  deposit_contested: { readonly amountCentavos: number; readonly heldCentavos: number };
  contestation_released: { readonly amountCentavos: number; readonly heldCentavos: number };
  /** `owed`: with what the member no longer has of the deposit. */
  deposit_reversed:
    | { readonly amountCentavos: number }
    | { readonly amountCentavos: number; readonly reason: 'owed'; readonly owedCentavos: number };
  withdrawal_paid: { readonly amountCentavos: number };
  /** `cause` as in the texts `withdrawal.cause.…`. */
  withdrawal_rejected: { readonly amountCentavos: number; readonly cause: string };
  withdrawal_refunded: { readonly amountCentavos: number; readonly cause: string };
  gift_received: { readonly amountCentavos: number };
  /** `turnoverCentavos`: what has to be wagered before it is cash. */
  gift_bonus: { readonly amountCentavos: number; readonly turnoverCentavos: number };
  /**
   * Awards that come by themselves, by the kind of their promotion. Cover is told without a word of losses: no site may present bets as a way to win
   * them back.
   */
  vip_upgrade: { readonly amountCentavos: number };
  vip_weekly: { readonly amountCentavos: number };
  cover: { readonly amountCentavos: number };
  /** It waits to be claimed. */
  rebate: { readonly amountCentavos: number };
  /** Written by `bonus_to_cash` (0076_bonuses.sql). */
  bonus_released: { readonly amountCentavos: number };
  /**
   * `amountCentavos`: what has left the purses with a contested deposit. `owed`: with what of the gift is cash that was spent. `excluded`: what was left
   * of bonuses of a member who has excluded themselves.
   */
  gift_reversed:
    | { readonly amountCentavos: number }
    | { readonly amountCentavos: number; readonly reason: 'excluded' }
    | { readonly amountCentavos: number; readonly reason: 'owed'; readonly owedCentavos: number };
  /** The same of commission for the first deposit of somebody whom the member has invited. */
  commission_reversed:
    | { readonly amountCentavos: number }
    | { readonly amountCentavos: number; readonly reason: 'owed'; readonly owedCentavos: number };
  self_excluded: Readonly<Record<never, never>>;
  /** `until`: an instant. */
  play_paused: { readonly until: string };
  password_changed: Readonly<Record<never, never>>;
  withdrawal_password_set: Readonly<Record<never, never>>;
  email_added: Readonly<Record<never, never>>;
  email_changed: Readonly<Record<never, never>>;
  phone_changed: Readonly<Record<never, never>>;
  /** `device`: browser and system, empty where the browser says nothing; `network`: its last part masked. */
  new_device: { readonly device: string; readonly network: string };
  /** All but the one that asked. */
  sessions_ended: Readonly<Record<never, never>>;
  second_factor_on: Readonly<Record<never, never>>;
  second_factor_off: Readonly<Record<never, never>>;
  /** By an operator: the app and every passkey. */
  factors_removed: Readonly<Record<never, never>>;
  passkey_added: { readonly name: string };
  passkey_removed: { readonly name: string };
  /** Never the key itself. */
  pix_key_added: Readonly<Record<never, never>>;
  pix_key_removed: Readonly<Record<never, never>>;
  export_requested: Readonly<Record<never, never>>;
  export_ready: Readonly<Record<never, never>>;
  export_downloaded: Readonly<Record<never, never>>;
  deletion_requested: Readonly<Record<never, never>>;
  deletion_cancelled: Readonly<Record<never, never>>;
  /** `obstacle` as in the texts `deletion.obstacle.…`. */
  deletion_stopped: { readonly obstacle: string };
  limit_in_force: LimitDetails;
  /** A raise was taken back; `most` is what stays. */
  limit_kept: LimitDetails;
  limit_removed: Omit<LimitDetails, 'most'>;
  barred: Readonly<Record<never, never>>;
  unbarred: Readonly<Record<never, never>>;
  identity_approved: Readonly<Record<never, never>>;
  /** `rejection` as in the texts `identity.reason.…`. */
  identity_rejected: { readonly rejection: string };
}

interface LimitDetails {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** Centavos; of `time` milliseconds. */
  readonly most: number;
}
export type NotificationKind = keyof NotificationDetails;

/** What a stored notification says in a language. Pure. Source: R111, R16. */
export function notificationText(
  kind: NotificationKind,
  details: Readonly<Record<string, string | number>>,
  set: MessageSet,
): MessageText {
  const { bar, reason, cause, rejection, obstacle } = details;
  const money = (centavos: string | number | undefined) =>
    typeof centavos === 'number' ? formatBRL(centavos, htmlLangOf(set)) : '';
  const values = {
    amount: money(details['amountCentavos']),
    held: money(details['heldCentavos']),
    owed: money(details['owedCentavos']),
    turnover: money(details['turnoverCentavos']),
    device: details['device'] || textOf(set, 'device.unknown'),
    network: details['network'] ?? '',
    name: details['name'] ?? '',
    ...(details['until'] !== undefined && { until: instantText(String(details['until']), set) }),
    ...(cause !== undefined && { cause: textOf(set, `withdrawal.cause.${cause}`) }),
    ...(rejection !== undefined && { cause: textOf(set, `identity.reason.${rejection}`) }),
    ...(obstacle !== undefined && { cause: textOf(set, `deletion.obstacle.${obstacle}`) }),
    ...(details['period'] !== undefined && limitValues(details, set)),
  };
  return {
    title: textOf(set, `notification.${kind}.title`),
    content: textOf(set, `notification.${kind}.${bar ?? reason ?? 'content'}`, values),
  };
}

const MINUTE_MS = 60_000;
const MINUTES_OF_HOUR = 60;

/** A limit by its name, and how much it allows. */
function limitValues({ kind, period, most }: Readonly<Record<string, string | number>>, set: MessageSet) {
  const limit = `${textOf(set, `limit.kind.${kind}`)} ${textOf(set, `limit.period.${period}`)}`;
  if (typeof most !== 'number') return { limit };
  return {
    limit,
    most: kind === 'time' ? timeText(most / MINUTE_MS, set) : formatBRL(most, htmlLangOf(set)),
  };
}

function timeText(minutes: number, set: MessageSet): string {
  const [amount, unit] =
    minutes % MINUTES_OF_HOUR === 0 ? [minutes / MINUTES_OF_HOUR, 'hour'] : [minutes, 'minute'];
  return new Intl.NumberFormat(htmlLangOf(set), { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}
