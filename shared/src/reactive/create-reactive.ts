import { BehaviorSubject } from 'rxjs';
import type { Reactive } from '../contract/platform.ts';

/** A reactive value that its owner changes. Setting an equal value (`Object.is`) notifies no subscriber. */
export interface Settable<T> extends Reactive<T> {
  set(value: T): void;
}

export function createReactive<T>(initial: T): Settable<T> {
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
