import type { UserInfo } from '@mosaico/shared/api';
import { tokens } from '@mosaico/shared/ui';

const MOST_SHOWN = 9;

/** What the member has not read, by type (G23). Zero while it is not known: an older API, or a member kept from before. */
export function unreadOf(user: Partial<UserInfo> | null) {
  return { notification: user?.unread_notifications ?? 0, announcement: user?.unread_announcements ?? 0 };
}

/** A count in a small round: `9+` beyond nine. Pure. */
export function countText(count: number): string {
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
}

/** Style of the round, at the upper corner of an icon. */
export const countStyle = {
  position: 'absolute',
  minWidth: 18,
  height: 18,
  display: 'grid',
  placeItems: 'center',
  padding: '0 4px',
  borderRadius: tokens.radius.round,
  background: `linear-gradient(180deg, ${tokens.color.accentLit}, ${tokens.color.accent})`,
  boxShadow: `0 0 0 2px ${tokens.color.ground}, 0 2px 10px ${tokens.color.accentGlow}`,
  color: tokens.color.onAccent,
  fontSize: '0.6875rem',
  fontWeight: tokens.font.weight.black,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  pointerEvents: 'none',
} as const;
