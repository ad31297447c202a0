import { useEffect } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { useApiForm } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Field } from '@mosaico/shared/ui';
import { PasswordField } from '@mosaico/shared/ui/form';
import { useShell } from '../shell-context.ts';
import { CaptchaField } from './captcha/CaptchaField.tsx';
import { useCaptcha } from './captcha/useCaptcha.ts';
import type { AuthFormProps } from './auth-form-props.ts';
import { formStyle } from './form-style.ts';
import { useEnter } from './useEnter.ts';
import { useRefusal } from './useRefusal.ts';

const EMPTY = { name: '', password: '', captcha: '' };

/** Login by account name, phone or CPF, with password and verification code (R145 to R147, R169). */
export function LoginForm({ onDone, onSwitch }: AuthFormProps) {
  const { api, notices, modals } = useShell().platform;
  const { t } = useTranslation();
  const suggested = useReactive(modals.loginName);
  const enter = useEnter();
  const refuse = useRefusal(t('login.failed'));
  const { form, submit, isSending, bind } = useApiForm({
    defaultValues: { ...EMPTY, name: suggested },
    faultsOf: (values) => ({
      name: values.name.trim() ? null : 'account_required',
      password: values.password ? null : 'password_required',
      captcha: captcha.fault(values.captcha),
    }),
    tell: (fault) => t(`rules.${fault}`),
    async onSend({ captcha: typed, ...values }, { setFocus }) {
      const proof = await captcha.answer(typed);
      if (!proof) return setFocus('captcha');
      const body = { ...values, name: values.name.trim(), ...proof };
      const { data } = await api.call('POST /api/auth/login2', { body });
      if (await enter(data.access_token)) onDone();
      else captcha.reload();
    },
    onRefused: (error, refused) => refuse(error, { captcha, form: refused.form }),
    onFaults: () => notices.toast('error', t('form.fixErrors')),
  });
  const captcha = useCaptcha((text) => form.setValue('captcha', text, { shouldValidate: text !== '' }));
  useEffect(() => {
    if (suggested) form.setValue('name', suggested);
  }, [suggested, form]);

  return (
    <form onSubmit={submit} noValidate css={formStyle.stack}>
      <Field
        label={t('form.loginName')}
        icon="user"
        autoComplete="username"
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
      <CaptchaField captcha={captcha} {...bind('captcha')} />
      <Button type="submit" size="large" isWide isBusy={isSending}>
        {t('login.submit')}
      </Button>
      <p css={formStyle.other}>
        {t('login.noAccount')}{' '}
        <button type="button" css={formStyle.link} onClick={() => onSwitch('register')}>
          {t('layout.register')}
        </button>
      </p>
    </form>
  );
}
