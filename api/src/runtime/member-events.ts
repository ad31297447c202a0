import { Subject, type Observable, filter, map } from 'rxjs';
import type { Answer } from '@mosaico/shared/api';

/** One event of `GET /api/stream`. */
export type MemberEvent = Answer<'GET /api/stream'>;

/** Fans a member's events out to the open streams of this process. Publish after the transaction has committed. */
export class MemberEvents {
  readonly #events = new Subject<{ memberId: number; event: MemberEvent }>();

  publish(memberId: number, event: MemberEvent): void {
    this.#events.next({ memberId, event });
  }

  of(memberId: number): Observable<MemberEvent> {
    return this.#events.pipe(
      filter((item) => item.memberId === memberId),
      map((item) => item.event),
    );
  }
}
