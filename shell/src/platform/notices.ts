import type { Live, Notices, NoticeTone } from '@mosaico/shared/contract';
import { createLive } from './live.ts';

/** The same text within this time is shown once (R228). */
const REPEAT_MS = 3_000;
const SHOWN_MS = { success: 4_000, info: 5_000, error: 7_000 } as const;
const MOST_TOASTS = 3;

export interface Toast {
  readonly id: number;
  readonly tone: NoticeTone;
  readonly text: string;
}

/** A message that waits for the player. */
export interface Question {
  readonly id: number;
  readonly kind: 'alert' | 'confirm';
  readonly text: string;
  answer(isConfirmed: boolean): void;
}

export interface ShellNotices extends Notices {
  readonly toasts: Live<readonly Toast[]>;
  /** The question on screen; the next one waits until it is answered. */
  readonly question: Live<Question | null>;
  dismiss(id: number): void;
}

export function createNotices(now: () => number): ShellNotices {
  const toasts = createLive<readonly Toast[]>([]);
  const questions = createQuestions();
  const lastShown = new Map<string, number>();
  let ids = 0;

  const dismiss = (id: number) => toasts.set(toasts.value.filter((toast) => toast.id !== id));

  return {
    toasts,
    question: questions.current,
    dismiss,
    toast(tone, text) {
      const at = now();
      if (!text || at - (lastShown.get(text) ?? -REPEAT_MS) < REPEAT_MS) return;
      lastShown.set(text, at);
      const id = (ids += 1);
      toasts.set([...toasts.value, { id, tone, text }].slice(-MOST_TOASTS));
      setTimeout(() => dismiss(id), SHOWN_MS[tone]);
    },
    alert: async (text) => void (await questions.ask('alert', text)),
    confirm: (text) => questions.ask('confirm', text),
  };
}

function createQuestions() {
  const current = createLive<Question | null>(null);
  const waiting: Question[] = [];
  let ids = 0;

  const next = () => current.set(waiting[0] ?? null);
  return {
    current,
    ask: (kind: Question['kind'], text: string) =>
      new Promise<boolean>((resolve) => {
        const answer = (isConfirmed: boolean) => {
          waiting.shift();
          next();
          resolve(isConfirmed);
        };
        waiting.push({ id: (ids += 1), kind, text, answer });
        next();
      }),
  };
}
