import type { Deps } from '../runtime/deps.ts';
import type { MemberEvents } from '../runtime/member-events.ts';

/** Tells the member's open tabs of a notification, whose badge rises at once; after the transaction has committed. Source: G10, R111. */
export function publishNotification(events: MemberEvents, memberId: number, id: number, at: Date): void {
  events.publish(memberId, { type: 'notification', id, at: at.toISOString() });
}

/** The same for routes, at the present time; null is a change that told the member nothing. */
export function notificationPublisher({ memberEvents, clock }: Pick<Deps, 'memberEvents' | 'clock'>) {
  return (memberId: number, id: number | null): void => {
    if (id !== null) publishNotification(memberEvents, memberId, id, clock.now());
  };
}
