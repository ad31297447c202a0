import type { Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import { barOf } from '../members/status.ts';
import type { MemberKey } from '../members/tables.ts';
import type { Deps } from '../runtime/deps.ts';
import { deviceName } from '../sessions/device-name.ts';
import { isNamed, noteDevice } from '../sessions/devices.ts';
import { noteOrigin } from '../sessions/origins.ts';
import { endSessionsBeyondMost } from '../sessions/end-sessions.ts';
import { openKnownSession, type SessionOrigin } from '../sessions/sessions.ts';
import { warn } from '../warnings/warn.ts';
import { concealIp } from '@mosaico/shared/rules';

/** Where a login comes from, and how the member has shown who they are. */
export interface Arrival extends SessionOrigin {
  /** The name that the browser has given itself. */
  readonly device: string | undefined;
}

/** A session that was opened. */
export interface Entered {
  readonly token: string;
  readonly sessionId: number;
  /** The message about a device that was not seen before; null when there is none. */
  readonly notificationId: number | null;
  /** Another session had to end for this one. */
  readonly hasEndedOthers: boolean;
}

/**
 * Holds a member who is about to enter until the end of the transaction: ending all sessions of a member takes the same lock, so nobody
 * who is being blocked gets a session.
 *
 * @returns the stored password
 * @throws DomainError account_frozen; wrong_credentials when there is no such member any more
 * Source: G26.
 */
export async function holdEntering(tx: Tx, { siteKey, memberId }: MemberKey): Promise<string> {
  const member = await tx
    .selectFrom('members')
    .select(['password_hash', 'status'])
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .forShare()
    .executeTakeFirst();
  if (!member) throw new DomainError('wrong_credentials');
  if (barOf(member.status) === 'account_frozen') throw new DomainError('account_frozen');
  return member.password_hash;
}

/**
 * Opens the session of a member who has shown who they are, remembers the device and where it is, and writes to the member, by mail as well, when it is a new one.
 *
 * @returns what {@link announceEntry} tells after the commit
 * Source: G54, G38.
 */
export async function enter(
  tx: Tx,
  { config, random }: Pick<Deps, 'config' | 'random'>,
  owner: MemberKey,
  arrival: Arrival,
  at: Date,
): Promise<Entered> {
  const { siteKey, memberId } = owner;
  const { device, userAgent, ip } = arrival;
  const isNew = await noteDevice(tx, owner, { dataKey: config.dataKey, device, at });
  const origin = { siteKey, ip, userAgent, isNameless: !isNamed(device) };
  await noteOrigin(tx, config.providerSecret, memberId, origin, at);
  const { id: sessionId, token } = await openKnownSession(tx, siteKey, memberId, at, random, arrival);
  const ended = await endSessionsBeyondMost(tx, siteKey, memberId);
  const notificationId = isNew ? await warnOfDevice(tx, { config, random }, owner, arrival, at) : null;
  return { token, sessionId, notificationId, hasEndedOthers: ended > 0 };
}

async function warnOfDevice(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'random'>,
  { siteKey, memberId }: MemberKey,
  { userAgent, ip }: Arrival,
  at: Date,
): Promise<number> {
  const { browser, system } = deviceName(userAgent);
  const details = { device: [browser, system].filter(Boolean).join(' · '), network: concealIp(ip) };
  const member = await tx
    .selectFrom('members')
    .select(['email', 'phone', 'language'])
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return warn(tx, deps, { siteKey, memberId, kind: 'new_device', details, at }, member);
}

/** Tells the member's other tabs, after the commit. */
export function announceEntry(
  { memberEvents }: Pick<Deps, 'memberEvents'>,
  memberId: number,
  entered: Entered,
  now: Date,
): void {
  const at = now.toISOString();
  if (entered.notificationId !== null)
    memberEvents.publish(memberId, { type: 'notification', id: entered.notificationId, at });
  if (entered.hasEndedOthers) memberEvents.publish(memberId, { type: 'revoked', at });
}
