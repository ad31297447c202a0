import type { EventPayload } from '../../contract/events.ts';
import type { SlotName } from '../../contract/names.ts';
import type { Platform, Reactive } from '../../contract/platform.ts';

/** What the server does: answers, refuses every request, or is out of reach. */
export type ServerMood = 'answering' | 'refusing' | 'away';

export interface BenchOptions {
  readonly server?: ServerMood;
  /** What the player answers to every question; no answer at all when it is left out. */
  readonly confirms?: boolean;
}

/** One platform, in English, for a visitor at `/start?a=1`, with a view of what the player would see. */
export interface PlatformBench {
  readonly platform: Platform;
  /** A member logs in. */
  logIn(): Promise<void>;
  chooseLanguage(value: string): void;
  /** Texts of toasts, alerts and questions, in order. */
  shown(): readonly string[];
  /** The modal that was asked for last. */
  opened(): 'login' | 'register' | null;
  /** Addresses the site was left for. `https://pay.example` may be. */
  left(): readonly string[];
  /** Errors that were reported. */
  reported(): number;
  isBusy(): boolean;
  filled(): readonly SlotName[];
}

/** Makes a platform to be tested; another one for every test. */
export type MakeBench = (options?: BenchOptions) => PlatformBench | Promise<PlatformBench>;

/** Every value of a reactive value from now on, the current one first. */
export function seen<T>(reactive: Reactive<T>): T[] {
  const values: T[] = [];
  reactive.changes$.subscribe((value) => values.push(value));
  return values;
}

/** Every payload of an event from now on. */
export function heard<N extends 'session.started' | 'session.ended'>(
  { bus }: Platform,
  name: N,
): EventPayload<N>[] {
  const payloads: EventPayload<N>[] = [];
  bus.on(name).subscribe((payload) => payloads.push(payload));
  return payloads;
}

/** Of a promise that must not resolve. */
export const same = (error: unknown) => error;

/** What the browser's history and timers do takes a moment. */
export async function until(isSo: () => boolean, patienceMs = 2_000): Promise<void> {
  const latest = Date.now() + patienceMs;
  while (!isSo()) {
    if (Date.now() > latest) throw new Error('the condition was not met in time');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
