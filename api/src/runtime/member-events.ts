import { Observable, Subject } from 'rxjs';
import type { Answer } from '@mosaico/shared/api';

/** One event of `GET /api/stream`. */
export type MemberEvent = Answer<'GET /api/stream'>;

/** An event, and whom it is for. */
export interface ToldEvent {
  readonly memberId: number;
  readonly event: MemberEvent;
}

/** Hands a member's events to the open streams of this process. What the other processes tell comes through a relay. */
export class MemberEvents {
  readonly #listeners = new Map<number, Set<(event: MemberEvent) => void>>();
  readonly #published = new Subject<ToldEvent>();
  readonly #gaps = new Subject<void>();

  /** What was published in this process: a relay carries it to the others. */
  readonly published: Observable<ToldEvent> = this.#published.asObservable();
  /** Events of other processes may have been missed: whoever listens has to read anew. */
  readonly gaps: Observable<void> = this.#gaps.asObservable();

  /** Tells all streams of the member, in every process. Publish after the transaction has committed. */
  publish(memberId: number, event: MemberEvent): void {
    this.receive({ memberId, event });
    this.#published.next({ memberId, event });
  }

  /** Tells the streams of this process what happened, here or in another process. */
  receive({ memberId, event }: ToldEvent): void {
    for (const listener of this.#listeners.get(memberId) ?? []) listener(event);
  }

  /** Tells the streams of this process that events may have been missed. */
  miss(): void {
    this.#gaps.next();
  }

  of(memberId: number): Observable<MemberEvent> {
    return new Observable((subscriber) => {
      const listener = (event: MemberEvent) => subscriber.next(event);
      const listeners = this.#listeners.get(memberId) ?? new Set();
      this.#listeners.set(memberId, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && this.#listeners.get(memberId) === listeners)
          this.#listeners.delete(memberId);
      };
    });
  }
}
