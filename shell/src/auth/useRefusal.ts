import type { ApiError } from '@mosaico/shared/api';
import type { ApiForm } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import { useShell } from '../shell-context.ts';
import type { Captcha } from './captcha/useCaptcha.ts';

interface RefusedForm {
  /** The form's verification code, and how to empty its field and to say what is wrong with it. */
  readonly captcha: Captcha;
  readonly form: Pick<ApiForm<{ captcha: string }>['form'], 'resetField' | 'setError'>;
}

/**
 * Says in a notice what the server has refused. A verification code is used up by the attempt: a new one is fetched (R235), and
 * a wrong one is said beside its field too.
 *
 * @param failedText what is said when the server gives no reason
 */
export function useRefusal(failedText: string) {
  const { notices } = useShell().platform;
  const { t } = useTranslation();
  return (error: ApiError, refused?: RefusedForm) => {
    refused?.form.resetField('captcha');
    refused?.captcha.reload();
    if (refused && (error.error === 'captcha_wrong' || error.error === 'captcha_required')) {
      refused.form.setError('captcha', { message: 'captcha_wrong' }, { shouldFocus: true });
      return notices.toast('error', t('rules.captcha_wrong'));
    }
    const hasNoMessage = error.error === 'network' && error.status > 0;
    return notices.toast('error', hasNoMessage ? failedText : error.message);
  };
}
