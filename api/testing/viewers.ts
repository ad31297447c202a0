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
