import type { Notices, NoticeTone, Reactive } from '@mosaico/shared/contract';
import { createReactive } from '@mosaico/shared/reactive';
import type { QuestionEntry } from './question-entry.ts';

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
  /** Words of the button that confirms; "OK" without them. */
  readonly yes: string | undefined;
  /** Of the other one; "Cancel" without them. */
  readonly no: string | undefined;
  /** The first answer counts. Resolves when the question has left the screen and the history. */
  answer(isConfirmed: boolean): Promise<void>;
}

export interface ShellNotices extends Notices {
  readonly toasts: Reactive<readonly Toast[]>;
  /** The question on screen; the next one waits until it is answered. */
  readonly question: Reactive<Question | null>;
  dismiss(id: number): void;
  /** The player is reading: no message goes by itself until `resume`, which gives each its whole time again. */
  pause(): void;
  resume(): void;
}

const NO_ENTRY: QuestionEntry = { open: () => undefined, close: () => Promise.resolve() };

/** @param entry the history entry of a question, so that "back" answers it; without one "back" does nothing to it */
export function createNotices(now: () => number, entry = NO_ENTRY): ShellNotices {
  const toasts = createReactive<readonly Toast[]>([]);
  const questions = createQuestions(entry);
  const lastShown = new Map<string, number>();
  let ids = 0;

  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  let isPaused = false;

  function dismiss(id: number): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
    toasts.set(toasts.value.filter((toast) => toast.id !== id));
    // A message that is removed under the pointer or the focus fires no leave event.
    if (isPaused) resume();
  }
  const letGo = ({ id, tone }: Toast) =>
    timers.set(
      id,
      setTimeout(() => dismiss(id), SHOWN_MS[tone]),
    );
  function pause(): void {
    isPaused = true;
    for (const timer of timers.values()) clearTimeout(timer);
  }
  function resume(): void {
    isPaused = false;
    toasts.value.forEach(letGo);
  }

  return {
    toasts,
    question: questions.current,
    dismiss,
    pause,
    resume,
    toast(tone, text) {
      const at = now();
      if (!text || at - (lastShown.get(text) ?? -REPEAT_MS) < REPEAT_MS) return;
      lastShown.set(text, at);
      const toast = { id: (ids += 1), tone, text };
      toasts.set([...toasts.value, toast].slice(-MOST_TOASTS));
      if (!isPaused) letGo(toast);
    },
    alert: async (text) => void (await questions.ask('alert', text)),
    confirm: (text, yes, no) => questions.ask('confirm', text, yes, no),
  };
}

function createQuestions(entry: QuestionEntry) {
  const current = createReactive<Question | null>(null);
  const waiting: Question[] = [];
  let isLeaving = false;
  let ids = 0;

  function show(question: Question): void {
    current.set(question);
    entry.open(() => void question.answer(false));
  }
  /** Takes the question off the screen; the next one comes. */
  async function leave(question: Question): Promise<void> {
    waiting.splice(waiting.indexOf(question), 1);
    current.set(null);
    isLeaving = true;
    await entry.close();
    isLeaving = false;
    const [next] = waiting;
    if (next) show(next);
  }
  function ask(kind: Question['kind'], text: string, yes?: string, no?: string): Promise<boolean> {
    return new Promise((resolve) => {
      let isAnswered = false;
      const question: Question = {
        id: (ids += 1),
        kind,
        text,
        yes,
        no,
        async answer(isConfirmed) {
          if (isAnswered) return;
          isAnswered = true;
          await leave(question);
          resolve(isConfirmed);
        },
      };
      waiting.push(question);
      if (waiting.length === 1 && !isLeaving) show(question);
    });
  }
  return { current, ask };
}
