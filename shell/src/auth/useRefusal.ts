import { isApiError } from '@mosaico/shared/area';
import type { FieldPath, FieldValues, UseFormReturn } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import { useShell } from '../shell-context.ts';
import type { Captcha } from './captcha/useCaptcha.ts';

/**
 * Puts a refusal of the server where it belongs: beside its fields, beside the verification code, or in a notice. The code
 * was used up by the attempt: a new one is fetched (R235).
 *
 * @param failedText what is said when the server gives no reason
 * @param captcha of a form that has one; its field is named `captcha`
 */
export function useRefusal<V extends FieldValues>(
  form: UseFormReturn<V>,
  failedText: string,
  captcha?: Captcha,
) {
  const { notices } = useShell().platform;
  const { t } = useTranslation();
  const captchaField = 'captcha' as FieldPath<V>;

  return (error: unknown) => {
    if (captcha) {
      form.resetField(captchaField);
      captcha.reload();
    }
    if (!isApiError(error)) throw error;
    if (captcha && (error.error === 'captcha_wrong' || error.error === 'captcha_required')) {
      form.setError(captchaField, { message: t('rules.captcha_wrong') }, { shouldFocus: true });
      return notices.toast('error', t('rules.captcha_wrong'));
    }
    const known = Object.entries(error.errors).filter(([field]) => field in form.getValues());
    for (const [field, messages] of known)
      form.setError(field as FieldPath<V>, { message: messages[0] ?? error.message });
    const [first] = known;
    if (first) form.setFocus(first[0] as FieldPath<V>);
    const hasNoMessage = error.error === 'network' && error.status > 0;
    return notices.toast('error', hasNoMessage ? failedText : error.message);
  };
}
