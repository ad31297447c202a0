import type { ErrorCode, UserInfo } from '@mosaico/shared/api';
import { type Member, MEMBER_STATUS } from './tables.ts';

/**
 * Why a member of this status may neither play nor deposit; null when they may. Who has excluded themselves may still log in, see everything and
 * withdraw what is theirs; who is frozen may do nothing.
 *
 * Source: R85, G26.
 */
export function barOf(
  status: number | undefined,
): Extract<ErrorCode, 'account_frozen' | 'self_excluded'> | null {
  if (status === MEMBER_STATUS.active) return null;
  return status === MEMBER_STATUS.selfExcluded ? 'self_excluded' : 'account_frozen';
}

/** `barOf`, and whether it is the national register that bars them; null also of a member who takes a break, which ends by itself. Pure. Source: G32. */
export function lastingBarOf(
  member: Pick<Member, 'status' | 'barred_as'> | undefined,
): ReturnType<typeof barOf> | 'play_barred' {
  const bar = barOf(member?.status);
  return bar === 'self_excluded' && member?.barred_as ? 'play_barred' : bar;
}

/** What the member themself is told of what bars them. Pure. Source: G31, G32, R85. */
export function playBarOf(
  member: Pick<Member, 'status' | 'barred_as' | 'exclusion_ends_at' | 'paused_until'>,
  at: Date,
): UserInfo['play_bar'] {
  if (member.status === MEMBER_STATUS.selfExcluded)
    return member.barred_as === null
      ? { why: 'excluded', until: member.exclusion_ends_at?.toISOString() ?? null }
      : { why: 'barred', until: null };
  const { paused_until: until } = member;
  return until && until > at ? { why: 'paused', until: until.toISOString() } : null;
}

/**
 * What a member of this status has to wager before a withdrawal: who has excluded themselves cannot wager any more, so their own money waits for
 * nothing.
 *
 * Source: G17, R85.
 */
export function turnoverToMeet(status: number, remainingCentavos: number): number {
  return status === MEMBER_STATUS.selfExcluded ? 0 : remainingCentavos;
}
