import { MEMBER_STATUS } from '../src/members/tables.ts';

const SINCE = new Date('2026-10-01T12:00:00Z');

/** What gives a member this status: frozen by an operator, excluded for good at their own word, or neither (R85). */
export function marksOf(status: number) {
  return {
    frozen_at: status === MEMBER_STATUS.frozen ? SINCE : null,
    excluded_at: status === MEMBER_STATUS.selfExcluded ? SINCE : null,
  };
}
