import type { UserInfo } from '@mosaico/shared/api';

/** What the member has not read, by type (G23). Zero while it is not known: an older API, or a member kept from before. */
export function unreadOf(user: Partial<UserInfo> | null) {
  return { notification: user?.unread_notifications ?? 0, announcement: user?.unread_announcements ?? 0 };
}
