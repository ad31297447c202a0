import { useEffect, useRef, useState } from 'react';
import type { ApiCaller } from '@mosaico/shared/api';
import type { CaptchaAnswer } from './captcha-answer.ts';
import { workOut, type WorkedOut } from './work-out.ts';

interface Task {
  readonly controller: AbortController;
  readonly result: Promise<WorkedOut | null>;
}

/** The bar goes half of its way in this many tries, and half of the rest in as many again: nobody knows which try is the last. */
const HALF_WAY_TRIES = 90;

/**
 * The work of a verification code: begun in the background as soon as it is wanted, and done again when its answer is too old.
 *
 * @param onFailure the work could not be had or done, or took too long
 */
export function useWork(api: ApiCaller, now: () => number, isWanted: boolean, onFailure: () => void) {
  const [isDone, setDone] = useState(false);
  const [share, setShare] = useState(0);
  const task = useRef<Task>(null);

  function callOff(): void {
    task.current?.controller.abort();
    task.current = null;
  }
  function begin(): Promise<WorkedOut | null> {
    callOff();
    const controller = new AbortController();
    const isCurrent = () => task.current?.controller === controller;
    const note = (tries: number) => isCurrent() && setShare(1 - 0.5 ** (tries / HALF_WAY_TRIES));
    const result = workOut(api, now, controller, note);
    task.current = { controller, result };
    setShare(0);
    setDone(false);
    result.then(
      () => isCurrent() && setDone(true),
      () => {
        if (isCurrent()) onFailure();
      },
    );
    return result;
  }
  async function workedOut(): Promise<WorkedOut | null> {
    const done = await (task.current?.result ?? begin());
    return done && done.expiresAtMs <= now() ? begin() : done;
  }
  const start = () => void begin().catch(() => undefined);
  const latestStart = useRef(start);
  useEffect(() => void (latestStart.current = start));
  useEffect(() => {
    if (!isWanted) return undefined;
    latestStart.current();
    return callOff;
  }, [isWanted]);

  return {
    isDone,
    /** How far it has come, 0 to 1. */
    share,
    /** Anew, for another code. */
    begin: start,
    /** Null when the work failed or was called off. */
    async answer(): Promise<CaptchaAnswer | null> {
      const done = await workedOut().catch(() => null);
      return done && { key: done.key, captcha: done.answer };
    },
  };
}
