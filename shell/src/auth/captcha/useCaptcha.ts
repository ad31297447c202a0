import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@mosaico/shared/i18n';
import { fieldRules } from '@mosaico/shared/rules';
import { useShell } from '../../shell-context.ts';
import type { CaptchaAnswer } from './captcha-answer.ts';
import { usePicture } from './usePicture.ts';
import { useWork, type WorkState } from './useWork.ts';

/** A verification code: a picture to read, or work that the browser does for those who cannot read one (R168, G40). */
export interface Captcha {
  readonly mode: 'picture' | 'work';
  readonly picture: ReturnType<typeof usePicture>;
  readonly work: ReturnType<typeof useWork>;
  /** Changes between the picture and the work; the work begins at once, and is called off on the way back. */
  toggleMode(): void;
  /** A code is good for one use: every attempt needs a new one (R168, R235). The work is done again by itself. */
  reload(): void;
  /** What is wrong with what was typed: the key of a refusal, or null. Nothing is typed where the browser works. */
  fault(typed: string): string | null;
  /** The answer for a request; waits for the work where that is not done yet. Null when there is none: the field says why. */
  answer(typed: string): Promise<CaptchaAnswer | null>;
}

/** @param fill puts a text into the field: the state of the work, or nothing when what stood there no longer counts */
export function useCaptcha(fill: (text: string) => void): Captcha {
  const { api, now } = useShell().platform;
  const { t } = useTranslation();
  const [mode, setMode] = useState<Captcha['mode']>('picture');
  const picture = usePicture(api);
  const tell = (state: WorkState) => {
    if (state === 'done') fill(t('form.captchaVerified'));
    else fill(state === 'working' ? t('form.captchaChecking') : '');
  };
  const work = useWork(api, now, tell);
  // The code may change while the form is being sent: the answer must belong to the code of that moment.
  const latest = useRef({ mode, picture, work });
  useEffect(() => void (latest.current = { mode, picture, work }));

  return {
    mode,
    picture,
    work,
    toggleMode() {
      const isBack = mode === 'work';
      setMode(isBack ? 'picture' : 'work');
      if (isBack) work.callOff();
      (isBack ? picture.reload : work.begin)();
    },
    reload: () => (latest.current.mode === 'work' ? work.begin : picture.reload)(),
    fault: (typed) => (mode === 'work' ? null : fieldRules.captcha(typed)),
    async answer(typed) {
      if (latest.current.mode === 'work') return work.answer();
      return { key: latest.current.picture.key, captcha: typed };
    },
  };
}
