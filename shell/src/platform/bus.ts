import { config, filter, map, Subject, type Observable } from 'rxjs';
import type { EventBus, EventName, EventPayload } from '@mosaico/shared/contract';

const KEPT_EVENTS = 200;

export interface BusEvent {
  readonly name: EventName;
  readonly payload: unknown;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** The bus with its recent past, for diagnostics. */
export interface ShellBus extends EventBus {
  recent(): readonly BusEvent[];
  /** Every event from now on. */
  readonly events$: Observable<BusEvent>;
}

export interface BusOptions {
  readonly now: () => number;
  /** A subscriber has thrown; the others were served. */
  readonly report: (error: unknown) => void;
  /** Judges a payload against the event catalogue; throws when it does not fit. Absent in production. */
  readonly validate?: (name: EventName, payload: unknown) => void;
}

/** Facts between areas. A subscriber that throws is reported and never stops another one. */
export function createBus({ now, report, validate }: BusOptions): ShellBus {
  const events = new Subject<BusEvent>();
  const recent: BusEvent[] = [];
  // RxJS hands every error of a subscriber here, after the others had their turn.
  config.onUnhandledError = report;

  return {
    publish(name, payload) {
      validate?.(name, payload);
      const event = { name, payload, at: now() };
      recent.push(event);
      if (recent.length > KEPT_EVENTS) recent.shift();
      events.next(event);
    },
    on: <N extends EventName>(name: N) =>
      events.pipe(
        filter((event) => event.name === name),
        map((event) => event.payload as EventPayload<N>),
      ),
    recent: () => [...recent],
    events$: events.asObservable(),
  };
}
