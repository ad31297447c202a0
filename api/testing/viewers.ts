import type { ApiKey, Endpoint } from '@mosaico/shared/api';
import type { WalkedCall } from './walked-call.ts';

/** Everybody who can call an endpoint about the member's things. */
export const VIEWERS = [
  'visitor',
  'member',
  'other member',
  'agent',
  'subordinate',
  'other site',
  'frozen',
  'self-excluded',
  'operator',
] as const;
export type Viewer = (typeof VIEWERS)[number];

/**
 * What becomes of a call: `done` where it is the caller's own business; `heard` where it is judged like anybody's, and shows and changes
 * nothing of the member; `refused` where it names what belongs to the member; `unknown` (401) where the caller is nobody here; `barred` where
 * the caller has excluded themselves.
 */
export type Fate = 'done' | 'heard' | 'refused' | 'unknown' | 'barred';

/** By the operator's turn the member has changed the password. */
const AFTER_A_CHANGE: ApiKey = 'POST /api/auth/login2';
/** What says that something belongs to somebody else, by its status. */
const NOT_THEIRS: Readonly<Record<number, string>> = { 403: '403 forbidden', 404: '404 not_found' };

/** It names a game, which belongs to the site and not to the member. */
const OF_THE_SITE: ApiKey = 'POST /api/day7/day7LoginV2';

/** What the contract lets a viewer do. A new endpoint is judged by itself: by its access, its refusals, and its line in `CALLS`. */
export function fateOf(key: ApiKey, viewer: Viewer, { access, errors }: Endpoint, call: WalkedCall): Fate {
  if (access === 'operator') return viewer === 'operator' ? 'done' : 'unknown';
  if (access !== 'member') return 'heard';
  if (call.heardOnly && (viewer === 'member' || viewer === 'self-excluded')) return 'heard';
  if (viewer === 'member') return 'done';
  if (viewer === 'self-excluded') return errors.includes('self_excluded') ? 'barred' : 'done';
  if (['visitor', 'other site', 'frozen', 'operator'].includes(viewer)) return 'unknown';
  return typeof call.foreign === 'number' && key !== OF_THE_SITE ? 'refused' : 'heard';
}

/** Status and refusal, or `OK`, of each call. @throws where a row does not say what others get, and it cannot be concluded */
export function outcomeOf(key: ApiKey, viewer: Viewer, endpoint: Endpoint, call: WalkedCall): string {
  const fate = fateOf(key, viewer, endpoint, call);
  if (fate === 'done') return '200 OK';
  if (fate === 'unknown') return '401 unauthenticated';
  if (fate === 'barred') return '403 self_excluded';
  if (call.heardOnly && (viewer === 'member' || viewer === 'self-excluded')) return call.heardOnly;
  if (endpoint.access !== 'member') {
    if (viewer === 'operator' && key === AFTER_A_CHANGE) return '400 wrong_credentials';
    return !call.once || viewer === call.once.by || viewer === 'self-excluded' ? '200 OK' : call.once.after;
  }
  // The ticket was asked for with the member's password, which is not theirs.
  const concluded = call.ticketFor
    ? '403 ticket_invalid'
    : fate === 'heard'
      ? '200 OK'
      : NOT_THEIRS[Number(call.foreign)];
  const outcome = call.others ?? concluded;
  if (!outcome) throw new Error(`${key}: the row does not say what others get`);
  return outcome;
}
