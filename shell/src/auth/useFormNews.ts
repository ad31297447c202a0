import { useState } from 'react';
import type { ApiError } from '@mosaico/shared/api';
import type { ApiForm } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import { useLaterTexts } from '../messages/useLaterTexts.ts';
import type { Captcha } from './captcha/useCaptcha.ts';
import { AUTH_TEXTS } from './texts/auth-texts.ts';

/** A message of ours by its key, the server's words, or how many fields are wrong. */
type News = { readonly key: string } | { readonly words: string } | { readonly faults: number } | null;

interface Refused {
  /** The server's words stand beside their fields already. */
  readonly isToldBesideField: boolean;
  /** The form's verification code and its field; not given for a form without one. */
  readonly captcha?: Captcha;
  readonly form?: Pick<ApiForm<{ captcha: string }>['form'], 'resetField' | 'setError'>;
}

/**
 * What a form says of itself as a whole, in the form: the open dialog covers everything else, and nothing may cover its fields. What
 * stands beside a field is not said twice.
 *
 * @param failedKey what is said when the server gives no reason
 */
export function useFormNews(failedKey: string) {
  const { t } = useTranslation();
  const { one, several } = useLaterTexts(AUTH_TEXTS).faults;
  const [news, setNews] = useState<News>(null);

  function textOf(said: NonNullable<News>): string {
    if ('key' in said) return t(said.key);
    if ('words' in said) return said.words;
    return said.faults === 1 ? one : several.replace('{{count}}', String(said.faults));
  }
  return {
    /** For `FormNews`; null while there is nothing to say. */
    text: news && textOf(news),
    /** At the beginning of an attempt. */
    clear: () => setNews(null),
    /** A message of ours. */
    say: (key: string) => setNews({ key }),
    /** So many fields were wrong in this attempt, and each says why: a screen reader, which is led to the first, hears that there are more (R140). */
    sayFaults: (faults: number) => setNews({ faults }),
    /** The server has refused. A verification code is used up by the attempt: there is a new one; a wrong one is said beside its field (R235). */
    sayRefused(error: ApiError, { isToldBesideField, captcha, form }: Refused) {
      form?.resetField('captcha');
      if (error.error === 'captcha_wrong' || error.error === 'captcha_required') {
        captcha?.refuse();
        form?.setError('captcha', { message: 'captcha_wrong' }, { shouldFocus: true });
        return;
      }
      captcha?.reload();
      if (isToldBesideField) return;
      const hasNoMessage = error.error === 'network' && error.status > 0;
      setNews(hasNoMessage ? { key: failedKey } : { words: error.message });
    },
  };
}
