import { useEffect, useRef, useState } from 'react';
import type { ApiCaller } from '@mosaico/shared/api';
import type { CaptchaAnswer } from './captcha-answer.ts';
import { workOut, type WorkedOut } from './work-out.ts';

export type WorkState = 'idle' | 'working' | 'done' | 'failed';

interface Task {
  readonly controller: AbortController;
  readonly result: Promise<WorkedOut | null>;
}

/** The bar goes half of its way in this many tries, and half of the rest in as many again: nobody knows which try is the last. */
const HALF_WAY_TRIES = 90;

/**
 * The work of a verification code: done in the background, and again when its answer is too old.
 *
 * @param tell called with every change of the state
 */
export function useWork(api: ApiCaller, now: () => number, tell: (state: WorkState) => void) {
  const [state, setState] = useState<WorkState>('idle');
  const [share, setShare] = useState(0);
  const task = useRef<Task>(null);

  function change(next: WorkState): void {
    setState(next);
    tell(next);
  }
  function callOff(): void {
    task.current?.controller.abort();
    task.current = null;
    change('idle');
  }
  function begin(): Promise<WorkedOut | null> {
    task.current?.controller.abort();
    const controller = new AbortController();
    const isCurrent = () => task.current?.controller === controller && !controller.signal.aborted;
    const result = workOut(
      api,
      now,
      controller,
      (tries) => isCurrent() && setShare(1 - 0.5 ** (tries / HALF_WAY_TRIES)),
    );
    task.current = { controller, result };
    setShare(0);
    change('working');
    result.then(
      () => isCurrent() && change('done'),
      () => isCurrent() && change('failed'),
    );
    return result;
  }
  async function workedOut(): Promise<WorkedOut | null> {
    const done = await (task.current?.result.catch(() => begin()) ?? begin());
    return done && done.expiresAtMs <= now() ? begin() : done;
  }
  useEffect(() => () => task.current?.controller.abort(), []);

  return {
    state,
    /** How far it has come, 0 to 1. */
    share,
    begin: () => void begin().catch(() => undefined),
    callOff,
    /** Null when the work failed or was called off: the state says which. */
    async answer(): Promise<CaptchaAnswer | null> {
      const done = await workedOut().catch(() => null);
      return done && { key: done.key, captcha: done.answer };
    },
  };
}
