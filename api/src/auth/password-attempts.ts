import { networkOf } from '@mosaico/shared/server';
import { tooManyAttempts, type Limit, type RateLimits } from '../http/rate-limits.ts';
import { isPassword } from '../passwords/password.ts';
import { oneSpelling, type NamedMember } from './named-members.ts';

/** Attempts per account and address, or per session; the next one waits a quarter of an hour (G25, R169). */
const LOGIN_LIMIT: Limit = { points: 5, windowSeconds: 900, blockSeconds: 900 };

/** Whose password is tried, and what a wrong one counts for. */
interface Tried {
  readonly attempt: string;
  /** Null compares with nobody's, and takes equally long. */
  readonly hash: string | null;
}

/**
 * Judges the password of a session's own member, who confirms with it what they do; a wrong one counts as an attempt. It counts apart from
 * logins: whoever guesses at the login, at the same address, keeps nobody in a session from confirming, nor the other way round. A session has
 * five attempts from all addresses together, so a token that was stolen brings no more guesses by changing the address.
 *
 * @throws DomainError account_locked (values.minutes) after five attempts; unavailable while too many passwords wait for their turn
 * Source: R169, G25.
 */
export async function tryPassword(
  limits: RateLimits,
  { siteKey, sessionId }: { readonly siteKey: string; readonly sessionId: number },
  password: string,
  member: { readonly password_hash: string } | undefined,
): Promise<boolean> {
  const attempt = `${siteKey}|session:${sessionId}`;
  const tried = [{ attempt, hash: member?.password_hash ?? null }];
  return (await firstRight(limits, tried, password)) === 0;
}

/**
 * Whose password it is, of those whom a name means at the login: the first of them that it opens, undefined for nobody. A wrong one counts
 * as an attempt of each, a right one of nobody, so nobody is locked out by how another member is called, and who knows the password of
 * one gets no more guesses at that of another.
 *
 * @throws DomainError account_locked (values.minutes) when each of them has had five attempts; unavailable while too many passwords wait
 *   for their turn
 * Source: R169, G25.
 */
export async function whosePassword(
  limits: RateLimits,
  {
    siteKey,
    ip,
    name,
    password,
  }: { readonly siteKey: string; readonly ip: string; readonly name: string; readonly password: string },
  named: readonly NamedMember[],
): Promise<NamedMember | undefined> {
  const tried = named.map(({ id, password_hash: hash }) => ({
    attempt: attemptOf(siteKey, `id:${id}`, ip),
    hash,
  }));
  const stranger = { attempt: attemptOf(siteKey, oneSpelling(name), ip), hash: null };
  return named[await firstRight(limits, tried.length > 0 ? tried : [stranger], password)];
}

/** Forgets a member's wrong attempts from this address, e.g. because they have a new password. */
export async function forgetAttempts(
  limits: RateLimits,
  { siteKey, memberId, ip }: { readonly siteKey: string; readonly memberId: number; readonly ip: string },
): Promise<void> {
  await limits.forget('login', LOGIN_LIMIT, attemptOf(siteKey, `id:${memberId}`, ip));
}

/** @param who `id:{member}`, or what an unknown member was called */
function attemptOf(siteKey: string, who: string, ip: string): string {
  return `${siteKey}|${who}|${networkOf(ip)}`;
}

/** The index of the first whom the password opens, or -1. Who has no attempt left is compared with nobody. */
async function firstRight(limits: RateLimits, tried: readonly Tried[], password: string): Promise<number> {
  const granted = await takeAttempts(limits, tried);
  const hashes = tried.map((one) => (granted.includes(one) ? one.hash : null));
  const answers = await Promise.all(hashes.map((hash) => isPassword(password, hash))).catch(
    async (error: unknown) => {
      // The password was not looked at.
      for (const { attempt } of granted) await limits.giveBack('login', LOGIN_LIMIT, attempt);
      throw error;
    },
  );
  const first = answers.indexOf(true);
  if (first >= 0)
    for (const { attempt } of granted)
      if (attempt === tried[first]?.attempt) await limits.forget('login', LOGIN_LIMIT, attempt);
      else await limits.giveBack('login', LOGIN_LIMIT, attempt);
  return first;
}

/** Takes an attempt of each. @returns those who have one left */
async function takeAttempts(limits: RateLimits, tried: readonly Tried[]): Promise<readonly Tried[]> {
  const granted: Tried[] = [];
  const waits: number[] = [];
  for (const one of tried) {
    const retryAfterSeconds = await limits.secondsToWait('login', LOGIN_LIMIT, one.attempt);
    if (retryAfterSeconds === null) granted.push(one);
    else waits.push(retryAfterSeconds);
  }
  if (granted.length === 0) throw tooManyAttempts('account_locked', Math.min(...waits));
  return granted;
}
