import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldRules } from '@mosaico/shared/rules';
import { useShell } from '../../shell-context.ts';
import type { CaptchaAnswer } from './captcha-answer.ts';
import { usePicture } from './usePicture.ts';
import { useWork } from './useWork.ts';

/** A verification code: work that the browser does by itself, or a picture to read where that fails or is preferred (R168, G40). */
export interface Captcha {
  readonly mode: 'picture' | 'work';
  readonly picture: ReturnType<typeof usePicture>;
  readonly work: ReturnType<typeof useWork>;
  /** This browser has what the work needs. */
  readonly canWork: boolean;
  /** The work has failed, took too long or was refused: the picture is asked for instead. */
  readonly hasFailed: boolean;
  /** Changes between the work and the picture. */
  toggleMode(): void;
  /** A code is good for one use: every attempt needs a new one (R168). The work is done again by itself. */
  reload(): void;
  /** The server has not taken the answer (R235): from now on it is a picture, a new one. */
  refuse(): void;
  /** What is wrong with what was typed: the key of a refusal, or null. Nothing is typed where the browser works. */
  fault(typed: string): string | null;
  /** The answer for a request; waits for the work where that is not done yet. Null when there is none: then a picture has to be read. */
  answer(typed: string): Promise<CaptchaAnswer | null>;
}

/** @param forget empties the field of the picture's code: what was typed no longer counts */
export function useCaptcha(forget: () => void): Captcha {
  const { api, now } = useShell().platform;
  const [canWork] = useState(hasWebCrypto);
  const [mode, setMode] = useState<Captcha['mode']>(canWork ? 'work' : 'picture');
  const [hasFailed, setFailed] = useState(false);
  const picture = usePicture(api, mode === 'picture');
  // At once, so that the form can put the focus into the field of the picture.
  const fallBack = () =>
    flushSync(() => {
      setFailed(true);
      setMode('picture');
    });
  const work = useWork(api, now, mode === 'work', fallBack);
  // The mode may change while the form is being sent: the answer must belong to the mode of that moment.
  const latest = useRef({ mode, picture });
  useEffect(() => void (latest.current = { mode, picture }));

  return {
    mode,
    picture,
    work,
    canWork,
    hasFailed: hasFailed && mode === 'picture',
    toggleMode() {
      forget();
      setFailed(false);
      setMode(mode === 'work' ? 'picture' : 'work');
    },
    reload: () => (latest.current.mode === 'work' ? work.begin : latest.current.picture.reload)(),
    refuse: () => (latest.current.mode === 'work' ? fallBack : latest.current.picture.reload)(),
    fault: (typed) => (mode === 'work' ? null : fieldRules.captcha(typed)),
    async answer(typed) {
      if (latest.current.mode === 'work') return work.answer();
      return { key: latest.current.picture.key, captcha: typed };
    },
  };
}

/** Missing on pages without a secure connection, and in old web views. */
function hasWebCrypto(): boolean {
  return (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined;
}
