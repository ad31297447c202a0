import { useReactive } from '@mosaico/shared/area';
import { useApiForm } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Field, Icon } from '@mosaico/shared/ui';
import { CheckField, MaskedField, PasswordField } from '@mosaico/shared/ui/form';
import { PATHS } from '../paths.ts';
import { useShell } from '../shell-context.ts';
import { CaptchaField } from './captcha/CaptchaField.tsx';
import { useCaptcha } from './captcha/useCaptcha.ts';
import type { AuthFormProps } from './auth-form-props.ts';
import { formStyle } from './form-style.ts';
import { isoDay, registrationFaults, type Registration } from './registration.ts';
import { TextWithLinks } from '../links/TextWithLinks.tsx';
import { useEnter } from './useEnter.ts';
import { useRefusal } from './useRefusal.ts';

/** Registration: judged by the same rules as on the server, errors beside the fields (R138 to R140, R145 to R150, R170). */
export function RegisterForm({ onDone, onSwitch }: AuthFormProps) {
  const { api, notices, siteData, inviteCode, now } = useShell().platform;
  const { t } = useTranslation();
  /** The sign-up offer is for play money only: a licensed site may not promise anything before a bet (R252). */
  const hasOffer = useReactive(siteData.details)?.compliance_profile === 'sandbox';
  const enter = useEnter();
  const refuse = useRefusal(t('register.failed'));
  const { form, submit, isSending, bind } = useApiForm<Registration>({
    defaultValues: { ...EMPTY, invite_code: inviteCode },
    faultsOf: (values) => ({
      ...registrationFaults(values, new Date(now())),
      captcha: captcha.fault(values.captcha),
    }),
    tell: (fault) => t(`rules.${fault}`),
    async onSend({ invite_code: invitedBy, captcha: typed, ...values }, { setFocus }) {
      const proof = await captcha.answer(typed);
      if (!proof) return setFocus('captcha');
      const body = {
        ...values,
        birth_date: isoDay(values.birth_date),
        ...proof,
        ...(invitedBy && { invite_code: invitedBy }),
      };
      const { data } = await api.call('POST /api/auth/register2', { body });
      if (!(await enter(data.access_token))) return captcha.reload();
      onDone();
      notices.toast('success', t('register.done'));
    },
    onRefused: (error, refused) => refuse(error, { captcha, form: refused.form }),
    onFaults: () => notices.toast('error', t('form.fixErrors')),
  });
  const captcha = useCaptcha((text) => form.setValue('captcha', text, { shouldValidate: text !== '' }));

  return (
    <form onSubmit={submit} noValidate css={formStyle.stack}>
      {hasOffer && (
        <p css={formStyle.offer}>
          <Icon name="gift" />
          {t('register.banner')}
        </p>
      )}
      <Field
        label={t('form.account')}
        hint={t('form.accountHint')}
        icon="user"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={16}
        {...bind('name')}
      />
      <PasswordField label={t('form.password')} autoComplete="new-password" {...bind('password')} />
      <PasswordField
        label={t('form.passwordConfirmation')}
        autoComplete="new-password"
        {...bind('password_confirmation')}
      />
      <Field
        label={t('form.realname')}
        icon="card"
        autoComplete="name"
        maxLength={80}
        {...bind('realname')}
      />
      <MaskedField label={t('form.cpf')} mask="cpf" icon="document" autoComplete="off" {...bind('cpf_id')} />
      <MaskedField
        label={t('form.birthDate')}
        mask="date"
        icon="calendar"
        autoComplete="bday"
        {...bind('birth_date')}
      />
      <MaskedField
        label={t('form.phone')}
        mask="phone"
        prefix="+55"
        autoComplete="tel-national"
        {...bind('phone')}
      />
      <CaptchaField captcha={captcha} {...bind('captcha')} />
      <Field
        label={t('form.inviteCode')}
        icon="gift"
        autoComplete="off"
        maxLength={16}
        readOnly={inviteCode !== ''}
        {...bind('invite_code')}
      />
      <CheckField label={<TextWithLinks text={t('form.agree')} links={AGREEMENTS} />} {...bind('agree')} />
      <Button type="submit" size="large" isWide isBusy={isSending}>
        {t('register.submit')}
      </Button>
      <p css={formStyle.other}>
        {t('register.hasAccount')}{' '}
        <button type="button" css={formStyle.link} onClick={() => onSwitch('login')}>
          {t('layout.login')}
        </button>
      </p>
    </form>
  );
}

/** Open in a window of their own: what was typed stays. */
const AGREEMENTS = { terms: PATHS.terms, privacy: PATHS.privacy } as const;

const EMPTY: Registration = {
  name: '',
  password: '',
  password_confirmation: '',
  realname: '',
  cpf_id: '',
  birth_date: '',
  phone: '',
  captcha: '',
  invite_code: '',
  agree: false,
};
