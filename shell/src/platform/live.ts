import { BehaviorSubject } from 'rxjs';
import type { Live } from '@mosaico/shared/contract';

/** A Live that its owner changes. Setting an equal value (`Object.is`) tells nobody. */
export interface Settable<T> extends Live<T> {
  set(value: T): void;
}

export function createLive<T>(initial: T): Settable<T> {
  const subject = new BehaviorSubject(initial);
  return {
    get value() {
      return subject.value;
    },
    changes$: subject.asObservable(),
    set(value) {
      if (!Object.is(value, subject.value)) subject.next(value);
    },
  };
}
