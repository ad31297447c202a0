import { useEffect, useState } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { useApiForm } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Field } from '@mosaico/shared/ui';
import { PasswordField } from '@mosaico/shared/ui/form';
import { useShell } from '../shell-context.ts';
import { CaptchaField } from './captcha/CaptchaField.tsx';
import { useCaptcha } from './captcha/useCaptcha.ts';
import type { AuthFormProps } from './auth-form-props.ts';
import { deviceName } from './device-name.ts';
import { formStyle } from './form-style.ts';
import { FormNews } from './FormNews.tsx';
import { PasskeyButton } from './passkey/PasskeyButton.tsx';
import { useDraft, type WaitingLogin } from './useDraft.ts';
import { useEnter } from './useEnter.ts';
import { useFormNews } from './useFormNews.ts';
import { useHandOver } from './useHandOver.ts';
import { useRuleTell } from './useRuleTell.ts';

const EMPTY = { name: '', password: '', captcha: '' };

interface PasswordStepProps extends AuthFormProps {
  /** Why the player is here again; null at first. */
  readonly note: string | null;
  /** The password was right, and a code is needed too. */
  readonly onChallenge: (waiting: WaitingLogin) => void;
}

/** Account name, phone or CPF, with password; the verification code is normally the browser's work (R145 to R147, R169, G40). */
export function PasswordStep({ onDone, onSwitch, note, onChallenge }: PasswordStepProps) {
  const { api, modals, now } = useShell().platform;
  const { t } = useTranslation();
  const suggested = useReactive(modals.loginName);
  const [typedName, keepName] = useDraft('loginName', '');
  const enter = useEnter();
  const [trouble, setTrouble] = useState(note);
  const news = useFormNews('login.failed');
  const { form, submit, isSending, bind } = useApiForm({
    defaultValues: { ...EMPTY, name: suggested || typedName },
    faultsOf: (values) => ({
      name: values.name.trim() ? null : 'account_required',
      password: values.password ? null : 'password_required',
      captcha: captcha.fault(values.captcha),
    }),
    tell: useRuleTell(),
    async onSend({ captcha: typed, ...values }, { setFocus }) {
      news.clear();
      setTrouble(null);
      const proof = await captcha.answer(typed);
      if (!proof) return setFocus('captcha');
      const body = { ...values, name: values.name.trim(), ...proof, device: deviceName() };
      const { data } = await api.call('POST /api/auth/login2', { body });
      const { second_factor: factor } = data;
      if (factor)
        return onChallenge({ challenge: factor.challenge, endsAtMs: now() + factor.expires_in * 1_000 });
      const outcome = await enter(data.access_token);
      if (outcome === 'member') return onDone();
      if (outcome === 'refused') news.say('login.failed');
      captcha.reload();
    },
    onRefused: (error, refused) => news.sayRefused(error, { ...refused, captcha }),
    onFaults: news.sayFaults,
  });
  const captcha = useCaptcha(() => form.resetField('captcha'));
  useHandOver(() => keepName(form.getValues('name')));
  useEffect(() => form.setFocus(form.getValues('name') ? 'password' : 'name'), [form]);
  useEffect(() => {
    if (suggested) form.setValue('name', suggested);
  }, [suggested, form]);

  return (
    <form onSubmit={submit} noValidate css={formStyle.stack}>
      <Field
        label={t('form.loginName')}
        icon="user"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        {...bind('name')}
      />
      <div>
        <PasswordField label={t('form.password')} autoComplete="current-password" {...bind('password')} />
        <button type="button" css={[formStyle.quiet, formStyle.atEnd]} onClick={() => onSwitch('forgot')}>
          {t('login.forgot')}
        </button>
      </div>
      <CaptchaField captcha={captcha} {...(captcha.mode === 'picture' && bind('captcha'))} />
      <FormNews text={news.text ?? trouble} />
      <Button type="submit" size="large" isWide isBusy={isSending}>
        {t('login.submit')}
      </Button>
      <PasskeyButton onDone={onDone} onTrouble={setTrouble} />
      <div css={formStyle.instead}>
        <p css={formStyle.other}>{t('login.noAccount')}</p>
        <Button variant="quiet" isWide onClick={() => onSwitch('register')}>
          {t('layout.register')}
        </Button>
      </div>
    </form>
  );
}
