import { z } from 'zod';
import { WITHDRAWAL_STATUSES } from '../rules/withdrawal-status.ts';

/**
 * The event catalogue: the one place where an event exists. An event is a past fact about an area's own
 * business, plain data, without token, password, document or contact data. Versioned by the contract version.
 * Payloads are validated in development and in tests; the production build carries no schema.
 */
const centavos = z.int();
/** ISO 8601, UTC. */
const instant = z.iso.datetime();

export const eventSchemas = {
  /** A member is logged in: after login, registration, or a reload with a valid token. Publisher: shell. */
  'session.started': z.strictObject({ memberId: z.int() }),
  /** The session is over. Publisher: shell. */
  'session.ended': z.strictObject({ reason: z.enum(['logout', 'expired', 'unauthenticated']) }),
  /** What the member can play with, cash and bonus, as the server now has it (A42); never older than the user info. Publisher: shell, from the member's event stream. */
  'wallet.balance-changed': z.strictObject({ balanceCentavos: centavos, at: instant }),
  /** The player hides what they have on this device, or shows it again. Publisher: wallet, by the eye of the top bar. */
  'wallet.balance-veiled': z.strictObject({ isHidden: z.boolean() }),
  /** A deposit was paid and credited. Publisher: shell, from the member's event stream. */
  'wallet.deposit-paid': z.strictObject({ orderNo: z.string(), amountCentavos: centavos, at: instant }),
  /** A withdrawal is in another state. Publisher: shell, from the member's event stream. */
  'wallet.withdrawal-changed': z.strictObject({
    orderNo: z.string(),
    amountCentavos: centavos,
    status: z.enum(WITHDRAWAL_STATUSES),
    at: instant,
  }),
  /**
   * A question that the player has to answer is about to lie over the page, or was answered: no game begins a round meanwhile (G31).
   * Publisher: shell. What loads below the question needs no telling, because no press reaches it.
   */
  'play.paused': z.strictObject({ isPaused: z.boolean() }),
  /** A message for the member has come in. Publisher: shell, from the member's event stream. */
  'account.notification-received': z.strictObject({ notificationId: z.int() }),
  /** The member has accepted this version of the site's terms: what was refused before may be tried again (R258). Publisher: shell. */
  'account.terms-accepted': z.strictObject({ version: z.int() }),
  /** A reward was claimed, or fell to the member on the wheel: offers, badges and histories are to be asked for anew. Publisher: promotions. */
  'promotions.reward-claimed': z.strictObject({
    /** What it is of, by the API's name: `rebate`, `daily_relief`, `lottery_wheel`, `first_deposit` ... */
    kind: z.string(),
  }),
  /** An area painted its first screen. Publisher: shell. */
  'area.ready': z.strictObject({ area: z.string(), version: z.string(), durationMs: z.number() }),
  /** An area or widget failed; the rest of the site goes on. Publisher: shell. */
  'area.failed': z.strictObject({
    area: z.string(),
    version: z.string(),
    stage: z.enum(['load', 'mount', 'ready', 'render']),
    /** What support can look up: the telemetry reference. */
    reference: z.string(),
  }),
} as const;

export type EventName = keyof typeof eventSchemas;
export type EventPayload<N extends EventName> = z.infer<(typeof eventSchemas)[N]>;
