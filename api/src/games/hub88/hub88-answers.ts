import type { WalletRefusalCode } from '@mosaico/shared/game-wallet';
import { type Hub88Status, unitsOf } from '../../providers/game/hub88/hub88-wire.ts';
import type { WalletRefusal } from '../wallet/refusal.ts';

/** A call that the wallet is not asked about. */
export class Hub88Refusal extends Error {
  override readonly name = 'Hub88Refusal';
  readonly status: Hub88Status;

  constructor(status: Hub88Status) {
    super(status);
    this.status = status;
  }
}

/**
 * What the wallet's refusals are called there. A closed round has no name of its own; the general one is taken, after which a bet is rolled
 * back: none that could be read as "done already" may stand for a bet that was not taken.
 */
const STATUS: Readonly<Record<WalletRefusalCode, Hub88Status>> = {
  INVALID_REQUEST: 'RS_ERROR_WRONG_TYPES',
  INVALID_SIGNATURE: 'RS_ERROR_INVALID_SIGNATURE',
  INVALID_TOKEN: 'RS_ERROR_INVALID_TOKEN',
  TOKEN_EXPIRED: 'RS_ERROR_TOKEN_EXPIRED',
  USER_DISABLED: 'RS_ERROR_USER_DISABLED',
  WRONG_CURRENCY: 'RS_ERROR_WRONG_CURRENCY',
  NOT_ENOUGH_MONEY: 'RS_ERROR_NOT_ENOUGH_MONEY',
  LIMIT_REACHED: 'RS_ERROR_LIMIT_REACHED',
  DUPLICATE_TRANSACTION: 'RS_ERROR_DUPLICATE_TRANSACTION',
  TRANSACTION_DOES_NOT_EXIST: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  ROUND_CLOSED: 'RS_ERROR_UNKNOWN',
  INVALID_GAME: 'RS_ERROR_INVALID_GAME',
  UNKNOWN: 'RS_ERROR_UNKNOWN',
};

export interface Hub88Answer {
  readonly status: Hub88Status;
  readonly user?: string;
  readonly request_uuid?: string;
  readonly currency?: 'BRL';
  readonly balance?: number;
  readonly country?: 'BR';
}

/** Who asked what: the answer repeats it. */
export interface Asked {
  readonly user: string;
  readonly request_uuid: string;
}

export function hub88Success({ user, request_uuid }: Asked, balanceCentavos: number): Hub88Answer {
  return { status: 'RS_OK', user, request_uuid, currency: 'BRL', balance: unitsOf(balanceCentavos) };
}

export function hub88Refused(asked: Asked | null, refusal: WalletRefusal | Hub88Refusal): Hub88Answer {
  const repeated = asked ? { user: asked.user, request_uuid: asked.request_uuid } : {};
  if (refusal instanceof Hub88Refusal) return { status: refusal.status, ...repeated };
  const { code, balanceCentavos } = refusal;
  if (balanceCentavos === undefined) return { status: STATUS[code], ...repeated };
  return { status: STATUS[code], ...repeated, currency: 'BRL', balance: unitsOf(balanceCentavos) };
}
