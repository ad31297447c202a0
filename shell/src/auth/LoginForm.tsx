import { useEffect } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { useForm } from '@mosaico/shared/form';
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
  const form = useForm({ defaultValues: { ...EMPTY, name: suggested } });
  const captcha = useCaptcha((text) => form.setValue('captcha', text, { shouldValidate: text !== '' }));
  const { errors, isSubmitting } = form.formState;
  const enter = useEnter();
  const refuse = useRefusal(form, t('login.failed'), captcha);
  const told = (key: string | null) => key === null || t(`rules.${key}`);
  useEffect(() => {
    if (suggested) form.setValue('name', suggested);
  }, [suggested, form]);

  const submit = form.handleSubmit(
    async ({ captcha: typed, ...values }) => {
      const proof = await captcha.answer(typed);
      if (!proof) return form.setFocus('captcha');
      try {
        const body = { ...values, name: values.name.trim(), ...proof };
        const { data } = await api.call('POST /api/auth/login2', { body });
        if (await enter(data.access_token)) onDone();
        else captcha.reload();
      } catch (error) {
        refuse(error);
      }
    },
    () => notices.toast('error', t('form.fixErrors')),
  );

  return (
    <form onSubmit={submit} noValidate css={formStyle.stack}>
      <Field
        label={t('form.loginName')}
        icon="user"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.name?.message}
        {...form.register('name', { validate: (value) => told(value.trim() ? null : 'account_required') })}
      />
      <div>
        <PasswordField
          label={t('form.password')}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password', { validate: (value) => told(value ? null : 'password_required') })}
        />
        <button type="button" css={[formStyle.quiet, formStyle.atEnd]} onClick={() => onSwitch('forgot')}>
          {t('login.forgot')}
        </button>
      </div>
      <CaptchaField
        captcha={captcha}
        error={errors.captcha?.message}
        {...form.register('captcha', { validate: (value) => told(captcha.fault(value)) })}
      />
      <Button type="submit" size="large" isWide isBusy={isSubmitting}>
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
