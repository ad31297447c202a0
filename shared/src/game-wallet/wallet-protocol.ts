import { z } from 'zod';

/**
 * The wire between a game provider and the seamless wallet. Money is an integer of centavos.
 * Both sides use this folder; nothing else is shared between them. Source: W1 to W10.
 */

/** Below the wallet's origin; the name of a call follows. */
export const WALLET_PATH = '/api/provider/v1';

/** Every answer's `status` besides `OK`, with its HTTP status. */
export const WALLET_REFUSALS = {
  INVALID_REQUEST: 400,
  INVALID_SIGNATURE: 401,
  INVALID_TOKEN: 401,
  TOKEN_EXPIRED: 401,
  USER_DISABLED: 403,
  WRONG_CURRENCY: 400,
  NOT_ENOUGH_MONEY: 402,
  LIMIT_REACHED: 403,
  DUPLICATE_TRANSACTION: 409,
  TRANSACTION_DOES_NOT_EXIST: 404,
  ROUND_CLOSED: 409,
  INVALID_GAME: 400,
  UNKNOWN: 500,
} as const;
export type WalletRefusalCode = keyof typeof WALLET_REFUSALS;

const centavos = z.int().min(0).max(1_000_000_000_000);
/** An id of a business action; one spelling, so that capitals do not make it another. */
const id = z.uuid().toLowerCase();
const frame = {
  /** Key of the site, as the launch address named it. */
  site: z.string().regex(/^[a-z0-9_-]{1,32}$/),
  /** This network attempt. */
  request_uuid: z.uuid(),
};
const action = {
  ...frame,
  /** This business action: the same id is done once. */
  transaction_uuid: id,
  round_id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
};
const token = z.string().regex(/^[\x21-\x7e]{20,200}$/);

/** Exchanges the one-use launch token for a session token. */
export const authenticateRequest = z.object({ ...frame, token });
export const balanceRequest = z.object({ ...frame, token });
export const betRequest = z.object({
  ...action,
  token,
  game_code: z.string().regex(/^[\x20-\x7e]{1,80}$/),
  currency: z.string().regex(/^[A-Z]{1,8}$/),
  amount_centavos: centavos.min(1),
});
/** Pays a win; amount 0 with `round_closed` ends a lost round. Needs no token. */
export const winRequest = z.object({
  ...action,
  reference_transaction_uuid: id,
  currency: z.string().regex(/^[A-Z]{1,8}$/),
  amount_centavos: centavos,
  round_closed: z.boolean(),
});
/** Takes a bet back; an amount, if sent, is ignored. Needs no token. */
export const rollbackRequest = z.object({ ...action, reference_transaction_uuid: id });

export type AuthenticateRequest = z.output<typeof authenticateRequest>;
export type BetRequest = z.output<typeof betRequest>;
export type WinRequest = z.output<typeof winRequest>;
export type RollbackRequest = z.output<typeof rollbackRequest>;

const answer = { status: z.literal('OK'), request_uuid: z.uuid(), balance_centavos: z.int() };
export const balanceAnswer = z.object(answer);
export const authenticateAnswer = z.object({
  ...answer,
  session_token: token,
  player_id: z.string(),
  currency: z.literal('BRL'),
  game_code: z.string(),
  brand: z.string(),
  /** Origin of the page around the game: the only one it may post messages to. */
  return_origin: z.string(),
  min_bet_centavos: z.int(),
  max_bet_centavos: z.int(),
});
export type AuthenticateAnswer = z.output<typeof authenticateAnswer>;
export type BalanceAnswer = z.output<typeof balanceAnswer>;

/** A refusal. Nothing moved. NOT_ENOUGH_MONEY carries the balance. */
export const refusalAnswer = z.object({
  status: z.enum(Object.keys(WALLET_REFUSALS) as [WalletRefusalCode, ...WalletRefusalCode[]]),
  request_uuid: z.string().optional(),
  balance_centavos: z.int().optional(),
});
