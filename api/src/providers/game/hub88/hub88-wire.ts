import { type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';

/**
 * The wire of the aggregator Hub88, as its public documentation of the Operator API words it: what it asks of the wallet, and how both sign.
 * Money is an integer of hundred-thousandths. Source: G50.
 */

export const HUB88_SIGNATURE_HEADER = 'x-hub88-signature';

const UNITS_PER_CENTAVO = 1_000;

export const unitsOf = (centavos: number) => centavos * UNITS_PER_CENTAVO;

/** What it calls a wallet's answers. */
export type Hub88Status = 'RS_OK' | `RS_ERROR_${Hub88Error}`;
type Hub88Error =
  | 'UNKNOWN'
  | 'INVALID_PARTNER'
  | 'INVALID_TOKEN'
  | 'INVALID_GAME'
  | 'WRONG_CURRENCY'
  | 'NOT_ENOUGH_MONEY'
  | 'USER_DISABLED'
  | 'INVALID_SIGNATURE'
  | 'TOKEN_EXPIRED'
  | 'WRONG_SYNTAX'
  | 'WRONG_TYPES'
  | 'DUPLICATE_TRANSACTION'
  | 'TRANSACTION_DOES_NOT_EXIST'
  | 'LIMIT_REACHED';

/** An amount of whole centavos; a part of one could neither be booked nor rounded. */
const amount = z
  .int()
  .min(0)
  .max(unitsOf(1_000_000_000_000))
  .refine((units) => units % UNITS_PER_CENTAVO === 0)
  .transform((units) => units / UNITS_PER_CENTAVO);
const id = z.uuid().toLowerCase();
const user = z.string().max(80);
const token = z.string().regex(/^[\x21-\x7e]{10,255}$/);
const gameCode = z.string().regex(/^[\x20-\x7e]{1,80}$/);
const frame = { user, request_uuid: z.uuid() };
const action = {
  ...frame,
  transaction_uuid: id,
  /** Bets and wins without one are rounds of their own. */
  round: z.string().min(1).max(255).nullish(),
};
const ends = z.boolean().nullish();

export const userInfoRequest = z.object(frame);
export const userBalanceRequest = z.object({ ...frame, token });
export const hub88BetRequest = z.object({
  ...action,
  token,
  game_code: gameCode,
  currency: z.string().regex(/^[A-Z]{1,8}$/),
  /** A bet of nothing is a free one, and those are not agreed upon. */
  amount: amount.refine((centavos) => centavos > 0),
  is_free: z.literal(false).nullish(),
  round_closed: ends,
});
export const hub88WinRequest = z.object({
  ...action,
  reference_transaction_uuid: id,
  currency: z.string().regex(/^[A-Z]{1,8}$/),
  amount,
  round_closed: ends,
});
export const hub88RollbackRequest = z.object({ ...action, reference_transaction_uuid: id });

export type Hub88BetRequest = z.output<typeof hub88BetRequest>;
export type Hub88WinRequest = z.output<typeof hub88WinRequest>;
export type Hub88RollbackRequest = z.output<typeof hub88RollbackRequest>;

/** RSA-SHA256 over the bytes of a body, in Base64. */
export function hub88Signature(privateKey: KeyObject, rawBody: Buffer): string {
  return sign('sha256', rawBody, privateKey).toString('base64');
}

export function isHub88SignatureValid(publicKey: KeyObject, rawBody: Buffer, signature: string): boolean {
  return verify('sha256', rawBody, publicKey, Buffer.from(signature, 'base64'));
}

/** How the aggregator knows a member: nothing that could tell who they are. */
export const hub88User = (siteKey: string, memberId: number) => `${siteKey}-m${memberId}`;

/** The member of the site that is meant, or null. */
export function memberOfHub88User(siteKey: string, name: string): number | null {
  const prefix = `${siteKey}-m`;
  const digits = name.startsWith(prefix) ? name.slice(prefix.length) : '';
  return /^[1-9]\d{0,14}$/.test(digits) ? Number(digits) : null;
}
