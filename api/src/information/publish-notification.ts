import type { MemberEvents } from '../runtime/member-events.ts';

/** Tells the member's open tabs of a notification, whose badge rises at once; after the transaction has committed. Source: G10, R111. */
export function publishNotification(events: MemberEvents, memberId: number, id: number, at: Date): void {
  events.publish(memberId, { type: 'notification', id, at: at.toISOString() });
}
