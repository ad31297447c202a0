import { Observable, Subject } from 'rxjs';
import type { Answer } from '@mosaico/shared/api';

/** One event of `GET /api/stream`. */
export type MemberEvent = Answer<'GET /api/stream'>;

/** An event, and whom it is for: one member, or all of a site who are there. */
export type ToldEvent = { readonly event: MemberEvent } & (
  | { readonly memberId: number }
  | { readonly siteKey: string }
);

type Listener = (event: MemberEvent) => void;

/** Hands a member's events to the open streams of this process. What the other processes tell comes through a relay. */
export class MemberEvents {
  readonly #listeners = new Map<number | string, Set<Listener>>();
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

  /** The same for the streams of all members of a site. */
  publishToSite(siteKey: string, event: MemberEvent): void {
    this.receive({ siteKey, event });
    this.#published.next({ siteKey, event });
  }

  /** Tells the streams of this process what happened, here or in another process. */
  receive(told: ToldEvent): void {
    const whom = 'siteKey' in told ? told.siteKey : told.memberId;
    for (const listener of this.#listeners.get(whom) ?? []) listener(told.event);
  }

  /** Tells the streams of this process that events may have been missed. */
  miss(): void {
    this.#gaps.next();
  }

  of(memberId: number): Observable<MemberEvent> {
    return this.#for(memberId);
  }

  /** What all members of a site are told. */
  ofSite(siteKey: string): Observable<MemberEvent> {
    return this.#for(siteKey);
  }

  #for(whom: number | string): Observable<MemberEvent> {
    return new Observable((subscriber) => {
      const listener: Listener = (event) => subscriber.next(event);
      const listeners = this.#listeners.get(whom) ?? new Set();
      this.#listeners.set(whom, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && this.#listeners.get(whom) === listeners) this.#listeners.delete(whom);
      };
    });
  }
}
