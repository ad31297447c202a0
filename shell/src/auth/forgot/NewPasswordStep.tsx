import { useEffect } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { MAILBOX_PATH } from '@mosaico/shared/contract';
import { useApiForm } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Icon } from '@mosaico/shared/ui';
import { OtpField, PasswordField } from '@mosaico/shared/ui/form';
import { useLaterTexts } from '../../messages/useLaterTexts.ts';
import { useShell } from '../../shell-context.ts';
import { formStyle } from '../form-style.ts';
import { FormNews } from '../FormNews.tsx';
import { AUTH_TEXTS } from '../texts/auth-texts.ts';
import { useFormNews } from '../useFormNews.ts';
import { useHandOver } from '../useHandOver.ts';
import { useRuleTell } from '../useRuleTell.ts';
import { newPasswordFaults, type Identification, type NewPassword } from './forgot-faults.ts';
import { ResendCode } from './ResendCode.tsx';

interface NewPasswordStepProps {
  readonly who: Identification;
  /** What the fields begin with. */
  readonly draft: NewPassword;
  /** When another code may be asked for, in milliseconds since the epoch; 0 when none was asked for in here. */
  readonly resendAtMs: number;
  readonly onResent: () => void;
  /** The step goes; this was typed in it. */
  readonly onLeft: (typed: NewPassword) => void;
  readonly onBack: () => void;
  /** The new password is in force. */
  readonly onDone: () => void;
}

/** The code that was sent, and the new password twice. The focus begins in the code. */
export function NewPasswordStep({ who, draft, resendAtMs, onResent, ...steps }: NewPasswordStepProps) {
  const { api } = useShell().platform;
  const texts = useLaterTexts(AUTH_TEXTS).forgot;
  const tell = useRuleTell();
  const news = useFormNews('forgot.failed');
  const { form, submit, isSending, bind } = useApiForm({
    defaultValues: draft,
    faultsOf: (values) => newPasswordFaults(values, who),
    tell,
    async onSend(values) {
      news.clear();
      await api.call('POST /api/auth/password/reset', { body: { ...who, ...values } });
      steps.onDone();
    },
    onRefused: (error, { isToldBesideField }) => news.sayRefused(error, { isToldBesideField }),
    onFaults: news.sayFaults,
  });
  useEffect(() => form.setFocus('code'), [form]);
  useHandOver(() => steps.onLeft(form.getValues()));

  return (
    <form onSubmit={submit} noValidate css={formStyle.stack}>
      {resendAtMs > 0 && (
        <p css={formStyle.news}>
          <Icon name="mail" />
          <span>{texts.sent}</span>
        </p>
      )}
      <MailboxLink />
      <OtpField label={texts.code} {...bind('code')} />
      <ResendCode who={who} resendAtMs={resendAtMs} onResent={() => (onResent(), form.setFocus('code'))} />
      <PasswordField label={texts.password} autoComplete="new-password" {...bind('password')} />
      <PasswordField
        label={texts.passwordConfirmation}
        autoComplete="new-password"
        {...bind('password_confirmation')}
      />
      <FormNews text={news.text} />
      <Button type="submit" size="large" isWide isBusy={isSending}>
        {texts.save}
      </Button>
      <Button variant="ghost" isWide icon="arrow-left" onClick={steps.onBack}>
        {texts.back}
      </Button>
    </form>
  );
}

/** On a demonstration site nothing is really sent: here is where it can be read. */
function MailboxLink() {
  const { site } = useShell().platform;
  const { i18n } = useTranslation();
  const texts = useLaterTexts(AUTH_TEXTS).forgot;
  if (!useReactive(site).isSandbox) return null;
  return (
    <a
      href={`${MAILBOX_PATH}?lang=${i18n.language}`}
      target="_blank"
      rel="noopener"
      css={[formStyle.quiet, formStyle.window]}
    >
      {texts.mailbox}
      <Icon name="external" size={16} />
    </a>
  );
}
