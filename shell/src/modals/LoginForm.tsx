import { useForm } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import { fieldRules } from '@mosaico/shared/rules';
import { Button, Field, PasswordField } from '@mosaico/shared/ui';
import { useShell } from '../shell-context.ts';
import { CaptchaField } from './CaptchaField.tsx';
import { formStyle } from './form-style.ts';
import { useCaptcha } from './useCaptcha.ts';
import { useRefusal } from './useRefusal.ts';

interface LoginFormProps {
  readonly onDone: () => void;
  readonly onSwitch: () => void;
}

const EMPTY = { name: '', password: '', captcha: '' };

/** Login by account name, phone or CPF, with password and verification code (R145 to R147, R169). */
export function LoginForm({ onDone, onSwitch }: LoginFormProps) {
  const { api, session, notices } = useShell().platform;
  const { t } = useTranslation();
  const captcha = useCaptcha();
  const form = useForm({ defaultValues: EMPTY });
  const { errors, isSubmitting } = form.formState;
  const refuse = useRefusal(form, captcha, t('login.failed'));
  const told = (key: string | null) => key === null || t(`rules.${key}`);

  const submit = form.handleSubmit(
    async (values) => {
      try {
        const { data } = await api.call('POST /api/auth/login2', {
          body: { ...values, name: values.name.trim(), key: captcha.key },
        });
        await session.start(data.access_token);
        onDone();
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
      <PasswordField
        label={t('form.password')}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', { validate: (value) => told(value ? null : 'password_required') })}
      />
      <CaptchaField
        captcha={captcha}
        error={errors.captcha?.message}
        {...form.register('captcha', { validate: (value) => told(fieldRules.captcha(value)) })}
      />
      <Button type="submit" size="large" isWide isBusy={isSubmitting}>
        {t('login.submit')}
      </Button>
      <p css={formStyle.other}>
        {t('login.noAccount')}{' '}
        <button type="button" css={formStyle.link} onClick={onSwitch}>
          {t('layout.register')}
        </button>
      </p>
    </form>
  );
}
