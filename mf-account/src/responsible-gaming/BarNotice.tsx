import type { Data, PlayBar } from '@mosaico/shared/api';
import { PlayBarNotice } from '@mosaico/shared/play-bar';

export type PlayerSession = Data<'GET /api/rg/session'>;

/** Says that the member takes a break, has excluded themselves or is barred by the national register, and what they can still do. */
export function BarNotice({ session }: { readonly session: PlayerSession }) {
  const bar = barOf(session);
  return bar && <PlayBarNotice bar={bar} isHelpNear />;
}

function barOf(session: PlayerSession): PlayBar | null {
  const { is_barred, is_excluded, excluded_until, paused_until, now } = session;
  if (is_barred) return { why: 'barred', until: null };
  if (is_excluded) return { why: 'excluded', until: excluded_until };
  return paused_until && paused_until > now ? { why: 'paused', until: paused_until } : null;
}
