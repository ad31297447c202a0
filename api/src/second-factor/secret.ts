import { Secret, TOTP } from 'otpauth';
import type { MemberKey } from '../members/tables.ts';
import type { Deps } from '../runtime/deps.ts';
import { seal, unseal } from './seal.ts';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;

type Parts = Pick<Deps, 'config' | 'random'>;

/** A new secret, in base32 as apps take it, and sealed as it is stored. */
export function newSecret({ config, random }: Parts, owner: MemberKey) {
  const secret = new Secret({ buffer: Uint8Array.from(random.bytes(SECRET_BYTES)).buffer }).base32;
  return { secret, sealed: seal(sealOf(config.dataKey, owner), secret, random) };
}

/** The secret of a stored row, in base32. */
export function openSecret({ config }: Pick<Deps, 'config'>, owner: MemberKey, sealed: string): string {
  return unseal(sealOf(config.dataKey, owner), sealed);
}

/** What an authenticator app reads from the QR code. The app shows site and account. */
export function appUrl(secret: string, issuer: string, account: string): string {
  return totpOf(secret, issuer, account).toString();
}

/**
 * The time step of a code: that of now, the one before, or the next one, because clocks differ.
 *
 * @returns null for a code of none of them
 * Source: RFC 6238, G54.
 */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const timestamp = at.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1_000 / PERIOD_SECONDS) + delta;
}

function totpOf(secret: string, issuer = '', label = 'account'): TOTP {
  return new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });
}

function sealOf(dataKey: string, { siteKey, memberId }: MemberKey) {
  return { dataKey, subject: `second-factor|${siteKey}|${memberId}` };
}
