import type { Data } from '@mosaico/shared/api';
import type { Db, Tx } from '../db/tables.ts';
import { transaction } from '../db/transaction.ts';
import { DomainError } from '../domain-error.ts';
import { ownerOf } from '../http/owner-of.ts';
import type { CallerMember } from '../http/route.ts';
import type { MemberKey } from '../members/tables.ts';
import type { Deps } from '../runtime/deps.ts';
import { siteName } from '../sites/site-name.ts';
import { checkTicket, useTicket } from '../sessions/tickets.ts';
import { warnMember } from '../warnings/warn.ts';
import { type Factor, holdFactor, judgeCode } from './judge-code.ts';
import { newRecoveryCodes, recoveryCodesLeft } from './recovery-codes.ts';
import { appUrl, newSecret, openSecret } from './secret.ts';

/** A secret that was shown stays the one for this time, so that a second tab, or a lost answer, shows the same. */
const BEGUN_MS = 15 * 60_000;

/** Whether a login of the member needs a code. */
export async function isSecondFactorOn(db: Db | Tx, { siteKey, memberId }: MemberKey): Promise<boolean> {
  return (await enabledAt(db, { siteKey, memberId })) !== null;
}

/** What the member is shown of it. Source: A63. */
export async function secondFactorOf(db: Db, owner: MemberKey): Promise<Data<'GET /api/auth/2fa'>> {
  const enabled = await enabledAt(db, owner);
  return {
    enabled_at: enabled?.toISOString() ?? null,
    recovery_codes_left: enabled ? await recoveryCodesLeft(db, owner) : 0,
  };
}

/**
 * Makes the secret for the member's app; it counts when {@link enableFactor} has seen a code from it.
 *
 * @throws DomainError second_factor_on
 * Source: A63, G54.
 */
export async function beginFactor(
  deps: Pick<Deps, 'db' | 'config' | 'random' | 'clock'>,
  member: CallerMember,
): Promise<Data<'POST /api/auth/2fa/begin'>> {
  const owner = ownerOf(member);
  const at = deps.clock.now();
  const secret = await transaction(deps.db, async (tx) => {
    // Two tabs that begin at once come one after the other, also where there is no row yet.
    await tx
      .selectFrom('members')
      .select('id')
      .where('site_key', '=', owner.siteKey)
      .where('id', '=', owner.memberId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const stored = await holdFactor(tx, owner);
    if (stored?.enabled_at) throw new DomainError('second_factor_on');
    if (stored && at.getTime() - stored.begun_at.getTime() < BEGUN_MS)
      return openSecret(deps, owner, stored.secret);
    const made = newSecret(deps, owner);
    const values = { secret: made.sealed, begun_at: at, enabled_at: null, last_step: 0 };
    await tx
      .insertInto('second_factors')
      .values({ site_key: owner.siteKey, member_id: owner.memberId, ...values })
      .onConflict((conflict) => conflict.columns(['site_key', 'member_id']).doUpdateSet(values))
      .execute();
    return made.secret;
  });
  const issuer = await siteName(deps.db, owner.siteKey);
  return { secret, url: appUrl(secret, issuer, member.name) };
}

interface Change {
  readonly member: CallerMember;
  readonly code: string;
  readonly ticket: string;
}

/**
 * Switches the second factor on. The member is warned (A65).
 *
 * @returns the recovery codes, which are not shown again, and the id of the notification
 * @throws DomainError ticket_invalid, second_factor_on, second_factor_off (nothing was begun), second_factor_wrong, second_factor_locked
 * Source: A39, A63, G54.
 */
export async function enableFactor(
  deps: Deps,
  change: Change,
): Promise<{ readonly codes: readonly string[]; readonly notificationId: number }> {
  return changed(deps, change, 'second_factor_off', async (tx, owner, factor, at) => {
    if (factor.enabled_at) throw new DomainError('second_factor_on');
    return async () => {
      await tx
        .updateTable('second_factors')
        .set({ enabled_at: at })
        .where('site_key', '=', owner.siteKey)
        .where('member_id', '=', owner.memberId)
        .execute();
      const notificationId = await warnMember(tx, deps, {
        ...owner,
        kind: 'second_factor_on',
        details: {},
        at,
      });
      return { codes: await newRecoveryCodes(tx, deps, owner), notificationId };
    };
  });
}

/**
 * Switches it off, with a code of the app or a recovery code.
 *
 * @returns the id of the notification
 * @throws DomainError ticket_invalid, second_factor_not_on, second_factor_wrong, second_factor_locked
 * Source: A39, A63, G54.
 */
export async function disableFactor(deps: Deps, change: Change): Promise<number> {
  return changed(deps, change, 'second_factor_not_on', async (tx, owner, factor, at) => {
    if (!factor.enabled_at) throw new DomainError('second_factor_not_on');
    return async () => {
      await dropFactor(tx, owner);
      return warnMember(tx, deps, { ...owner, kind: 'second_factor_off', details: {}, at });
    };
  });
}

/** Forgets the app and its recovery codes; logins that wait for a code end with it. @returns whether a login needed a code */
export async function dropFactor(tx: Tx, { siteKey, memberId }: MemberKey): Promise<boolean> {
  const [dropped] = await tx
    .deleteFrom('second_factors')
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .returning('enabled_at')
    .execute();
  return dropped !== undefined && dropped.enabled_at !== null;
}

/** Other recovery codes in place of those before. Throws as {@link disableFactor}. Source: G54. */
export async function renewRecoveryCodes(deps: Deps, change: Change): Promise<readonly string[]> {
  return changed(deps, change, 'second_factor_not_on', async (tx, owner, factor) => {
    if (!factor.enabled_at) throw new DomainError('second_factor_not_on');
    return () => newRecoveryCodes(tx, deps, owner);
  });
}

/** Looks at the ticket, judges the code, uses the ticket up, and does the work: all of it, or nothing but counting a wrong code. */
async function changed<T>(
  deps: Deps,
  { member, code, ticket }: Change,
  whenNone: 'second_factor_off' | 'second_factor_not_on',
  prepare: (tx: Tx, owner: MemberKey, factor: Factor, at: Date) => Promise<() => Promise<T>>,
): Promise<T> {
  const owner = ownerOf(member);
  const at = deps.clock.now();
  if (!code.trim()) throw new DomainError('code_required', { fields: { code: ['code_required'] } });
  const ticketOwner = {
    siteKey: member.siteKey,
    sessionId: member.sessionId,
    purpose: 'second_factor',
  } as const;
  const outcome = await transaction(deps.db, async (tx) => {
    await checkTicket(tx, ticketOwner, ticket, at);
    const factor = await holdFactor(tx, owner);
    if (!factor) throw new DomainError(whenNone);
    const work = await prepare(tx, owner, factor, at);
    const refusal = await judgeCode(tx, deps, owner, factor, code, at);
    if (refusal) return { refusal };
    await useTicket(tx, ticketOwner, ticket, at);
    return { done: await work() };
  });
  if (outcome.refusal) throw outcome.refusal;
  return outcome.done as T;
}

async function enabledAt(db: Db | Tx, { siteKey, memberId }: MemberKey): Promise<Date | null> {
  const stored = await db
    .selectFrom('second_factors')
    .select('enabled_at')
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return stored?.enabled_at ?? null;
}
