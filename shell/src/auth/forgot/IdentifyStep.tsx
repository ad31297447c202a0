import { useApiForm } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Field } from '@mosaico/shared/ui';
import { MaskedField } from '@mosaico/shared/ui/form';
import { useShell } from '../../shell-context.ts';
import { CaptchaField } from '../captcha/CaptchaField.tsx';
import { useCaptcha } from '../captcha/useCaptcha.ts';
import { formStyle } from '../form-style.ts';
import { useRefusal } from '../useRefusal.ts';
import { identificationFaults, type Identification } from './forgot-faults.ts';

interface IdentifyStepProps {
  /** What the fields begin with. */
  readonly who: Identification;
  /** The server has taken the request; it never tells whether there is such a member. */
  readonly onSent: (who: Identification) => void;
  /** The player has a code from an earlier request. */
  readonly onHasCode: (who: Identification) => void;
}

/** Account and CPF, and a verification code against machines. */
export function IdentifyStep({ who, onSent, onHasCode }: IdentifyStepProps) {
  const { api, notices } = useShell().platform;
  const { t } = useTranslation();
  const refuse = useRefusal(t('forgot.failed'));
  const sayWrong = () => notices.toast('error', t('form.fixErrors'));
  const { form, submit, isSending, bind } = useApiForm({
    defaultValues: { ...who, captcha: '' },
    faultsOf: (values) => ({ ...identificationFaults(values), captcha: captcha.fault(values.captcha) }),
    tell: (fault) => t(`rules.${fault}`),
    async onSend({ captcha: typed, ...values }, { setFocus }) {
      const proof = await captcha.answer(typed);
      if (!proof) return setFocus('captcha');
      await api.call('POST /api/auth/password/forgot', { body: { ...values, ...proof } });
      onSent(values);
    },
    onRefused: (error, refused) => refuse(error, { captcha, form: refused.form }),
    onFaults: sayWrong,
  });
  const captcha = useCaptcha((text) => form.setValue('captcha', text, { shouldValidate: text !== '' }));
  const goOnWithCode = async () => {
    if (!(await form.trigger(['name', 'cpf_id'], { shouldFocus: true }))) return sayWrong();
    const { name, cpf_id } = form.getValues();
    onHasCode({ name, cpf_id });
  };

  return (
    <form onSubmit={submit} noValidate css={formStyle.stack}>
      <p css={formStyle.intro}>{t('forgot.intro')}</p>
      <Field
        label={t('form.loginName')}
        icon="user"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...bind('name')}
      />
      <MaskedField label={t('form.cpf')} mask="cpf" icon="document" autoComplete="off" {...bind('cpf_id')} />
      <CaptchaField captcha={captcha} {...bind('captcha')} />
      <Button type="submit" size="large" isWide isBusy={isSending}>
        {t('forgot.send')}
      </Button>
      <Button variant="ghost" isWide onClick={goOnWithCode}>
        {t('forgot.hasCode')}
      </Button>
    </form>
  );
}
