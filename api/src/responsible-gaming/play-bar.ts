import type { ErrorCode } from '@mosaico/shared/api';
import type { Db, Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import { lacksIdentity } from '../members/identity-gate.ts';
import { lastingBarOf } from '../members/status.ts';
import type { MemberKey } from '../members/tables.ts';
import { acceptedVersion } from '../sites/terms.ts';
import { usedUpLimitOf, type Player } from './used-up-limit.ts';

/** What keeps a member from playing, depositing and claiming. */
type PlayBar = Extract<
  ErrorCode,
  | 'account_frozen'
  | 'self_excluded'
  | 'play_barred'
  | 'play_paused'
  | 'terms_not_accepted'
  | 'identity_required'
>;

/**
 * Refuses a member who may not play, deposit or claim now: they are frozen, have excluded themselves, are barred by the
 * national register (G32), take a break, have never accepted terms of the site (R258), or have not shown who they are where the site wants that
 * (G33). Newer terms than those they have accepted are asked for by the site, and bar nothing. In the transaction of what they ask for, whose
 * money is moved by its own locks; bets are judged by `wallet_bet_refusal` (0145).
 *
 * @throws DomainError account_frozen, self_excluded, play_barred, play_paused, terms_not_accepted, identity_required
 * Source: G31, R85, R258.
 */
export async function assertMayPlay(tx: Db | Tx, who: MemberKey, at: Date): Promise<void> {
  const bar = await barToPlayOf(tx, who, at);
  if (bar) throw new DomainError(bar);
}

/** What keeps a member from beginning to play a game, their own limits among it; null when nothing does. Source: G31, R190. */
export async function barToBeginOf(
  db: Db | Tx,
  who: Player,
  at: Date,
): Promise<PlayBar | 'time_limit_reached' | 'play_limit_reached' | null> {
  return (await barToPlayOf(db, who, at)) ?? (await usedUpLimitOf(db, who, at));
}

/**
 * Whether the member is kept from playing for now, so that nothing is offered to them which a claim would refuse. Who has only yet to accept the
 * terms or to show who they are is not: they can do so at once, and have it.
 *
 * @param memberId null for a visitor
 * Source: G31, G32, R85.
 */
export async function isKeptFromPlay(
  db: Db | Tx,
  { siteKey, memberId }: { readonly siteKey: string; readonly memberId: number | null },
  at: Date,
): Promise<boolean> {
  if (memberId === null) return false;
  const bar = await barToPlayOf(db, { siteKey, memberId }, at);
  return bar !== null && bar !== 'terms_not_accepted' && bar !== 'identity_required';
}

/** What keeps a member from playing, depositing and claiming; null when nothing does. A break is named before what the member can do at once. */
export async function barToPlayOf(
  db: Db | Tx,
  { siteKey, memberId }: MemberKey,
  at: Date,
): Promise<PlayBar | null> {
  const member = await db
    .selectFrom('members')
    .select(['status', 'paused_until', 'barred_as'])
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .executeTakeFirst();
  const bar = lastingBarOf(member);
  if (bar) return bar;
  if (member?.paused_until && member.paused_until > at) return 'play_paused';
  if ((await acceptedVersion(db, siteKey, memberId)) === 0) return 'terms_not_accepted';
  return (await lacksIdentity(db, { siteKey, memberId }, 'play')) ? 'identity_required' : null;
}
