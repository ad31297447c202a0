import { useState } from 'react';
import type { ApiError } from '@mosaico/shared/api';
import type { ApiForm } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import type { Captcha } from './captcha/useCaptcha.ts';

/** A message of ours by its key, or the server's words. */
type News = { readonly key: string } | { readonly words: string } | null;

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
  const [news, setNews] = useState<News>(null);
  return {
    /** For `FormNews`; null while there is nothing to say. */
    text: news && ('key' in news ? t(news.key) : news.words),
    /** At the beginning of an attempt. */
    clear: () => setNews(null),
    /** A message of ours. */
    say: (key: string) => setNews({ key }),
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
