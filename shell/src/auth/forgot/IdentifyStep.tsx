import { useApiForm } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Field } from '@mosaico/shared/ui';
import { MaskedField } from '@mosaico/shared/ui/form';
import { useLaterTexts } from '../../messages/useLaterTexts.ts';
import { useShell } from '../../shell-context.ts';
import { CaptchaField } from '../captcha/CaptchaField.tsx';
import { useCaptcha } from '../captcha/useCaptcha.ts';
import { formStyle } from '../form-style.ts';
import { FormNews } from '../FormNews.tsx';
import { AUTH_TEXTS } from '../texts/auth-texts.ts';
import { useFormNews } from '../useFormNews.ts';
import { useHandOver } from '../useHandOver.ts';
import { useRuleTell } from '../useRuleTell.ts';
import { identificationFaults, type Identification } from './forgot-faults.ts';

interface IdentifyStepProps {
  /** What the fields begin with. */
  readonly who: Identification;
  /** The step goes; this was typed in it. */
  readonly onLeft: (typed: Identification) => void;
  /** The server has taken the request; it never tells whether there is such a member. */
  readonly onSent: (who: Identification) => void;
  /** The player has a code from an earlier request. */
  readonly onHasCode: (who: Identification) => void;
}

/** What a code is taken for; the verification code is for sending one. */
const NEEDED = ['name', 'cpf_id'] as const;

/** Account and CPF, and a verification code against machines. */
export function IdentifyStep({ who, onLeft, onSent, onHasCode }: IdentifyStepProps) {
  const { api } = useShell().platform;
  const { t } = useTranslation();
  const texts = useLaterTexts(AUTH_TEXTS).forgot;
  const news = useFormNews('forgot.failed');
  const { form, submit, isSending, bind } = useApiForm({
    defaultValues: { ...who, captcha: '' },
    faultsOf: (values) => ({ ...identificationFaults(values), captcha: captcha.fault(values.captcha) }),
    tell: useRuleTell(),
    async onSend({ captcha: answer, ...values }, { setFocus }) {
      news.clear();
      const proof = await captcha.answer(answer);
      if (!proof) return setFocus('captcha');
      await api.call('POST /api/auth/password/forgot', { body: { ...values, ...proof } });
      onSent(values);
    },
    onRefused: (error, refused) => news.sayRefused(error, { ...refused, captcha }),
    onFaults: news.sayFaults,
  });
  const captcha = useCaptcha(() => form.resetField('captcha'));
  const typed = (): Identification => {
    const { name, cpf_id } = form.getValues();
    return { name, cpf_id };
  };
  useHandOver(() => onLeft(typed()));
  const goOnWithCode = async () => {
    const isRight = await form.trigger(NEEDED, { shouldFocus: true });
    if (isRight) onHasCode(typed());
    else news.sayFaults(NEEDED.filter((name) => form.getFieldState(name).invalid).length);
  };

  return (
    <form onSubmit={submit} noValidate css={formStyle.stack}>
      <p css={formStyle.intro}>{texts.intro}</p>
      <Field
        label={t('form.loginName')}
        icon="user"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...bind('name')}
      />
      <MaskedField label={t('form.cpf')} mask="cpf" icon="document" autoComplete="off" {...bind('cpf_id')} />
      <CaptchaField captcha={captcha} {...(captcha.mode === 'picture' && bind('captcha'))} />
      <FormNews text={news.text} />
      <Button type="submit" size="large" isWide isBusy={isSending}>
        {texts.send}
      </Button>
      <Button variant="ghost" isWide onClick={goOnWithCode}>
        {texts.hasCode}
      </Button>
    </form>
  );
}
